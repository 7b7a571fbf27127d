/**
 * Features that the site uses although one of the oldest supported browsers (`scripts/build/browser-floor.ts`) lacks
 * them. Each line says what visitors with that browser get instead. Before adding a line, check in such a browser that
 * the site works without the feature, because the feature is mere decoration or other code does its work.
 */
export const FALLBACKS: Record<string, string> = {
  // Features used by the site's own scripts
  'api.Element.touchmove_event': 'Safari on a Mac has the wheel',
  'api.Element.touchstart_event': 'Safari on a Mac has the wheel',
  'api.Element.wheel_event': 'iOS has touch',
  'api.IDBFactory.databases': 'outbox-exists.ts opens the outbox to see',
  'api.Navigator.canShare': 'hand-over.ts downloads the file',
  'api.Navigator.clearAppBadge': 'app-badge.ts asks for it; the badge in the header says the same',
  'api.Navigator.connection': 'saves-data.ts takes it that data need not be saved; React guesses a speed',
  'api.Navigator.setAppBadge': 'app-badge.ts asks for it; the badge in the header says the same',
  'api.Navigator.share': 'share-links.tsx shows the button only where it is there',
  'api.Navigator.wakeLock': 'use-screen-awake.ts asks for it; the screen then follows the system',
  'api.NotificationEvent.notification': 'comes only where a notification could be shown',
  'api.ServiceWorkerGlobalScope.notificationclick_event': 'comes only where a notification could be shown',
  'api.ServiceWorkerGlobalScope.sync_event': 'comes only where `sync` is there',
  'api.ServiceWorkerRegistration.sync': 'the page sends by itself once online; Workbox asks before it registers',
  'api.StorageManager.estimate': 'storage-room.ts takes it that there is room',
  'api.Window.appinstalled_event': 'the next start sees that the site is installed',
  'api.Window.beforeinstallprompt_event': 'the page /install shows how',
  'api.Window.cancelIdleCallback': 'when-idle.ts has a timer',
  'api.Window.launchQueue': 'no file is handed over where systems cannot',
  'api.Window.pagereveal_event': 'no transition between pages',
  'api.Window.pageswap_event': 'no transition between pages',
  'api.Window.requestIdleCallback': 'when-idle.ts has a timer',

  // Features used by libraries, which check for the feature first
  'api.DataTransferItem.getAsFileSystemHandle': 'file-selector takes the file itself',
  'api.Document.scrollend_event': 'use-list-place.ts waits until the page stands still',
  'api.Document.startViewTransition':
    'asked for where `navigation` is there; React has it, too, but is not asked for it',
  'api.Navigation.navigate_event': 'asked for where `navigation` is there',
  'api.Navigation.navigateerror_event': 'asked for where `navigation` is there',
  'api.Navigation.navigatesuccess_event': 'asked for where `navigation` is there',
  'api.Window.navigation': 'React leaves the browser’s sign of loading alone',
  'api.Window.setImmediate': 'React’s scheduler takes a MessageChannel',
  'api.Window.showOpenFilePicker': 'react-dropzone opens the file input',
  'javascript.builtins.Error.captureStackTrace': 'zod does without',
  'javascript.builtins.Error.stackTraceLimit': 'zod does without',
  'javascript.builtins.Intl.Locale.getTextInfo': 'i18next has a list of languages; nothing here reads it',
  'javascript.builtins.Symbol.asyncDispose': 'zip.js makes a symbol of its own',
  'javascript.builtins.Symbol.dispose': 'zip.js makes a symbol of its own',

  // The scripts do not use the feature, but something else that has the same name
  'api.AnimationEvent.animation': 'a table of React’s',
  'api.CSSStyleDeclaration.cssFloat': 'every browser has it, Firefox on another interface',
  'api.Permissions.revoke': 'jotai: of `Proxy.revocable`',
  'javascript.builtins.Function.displayName': 'set by Mantine for its tools',
  'javascript.builtins.Iterator.take': 'methods of the glide’s and of the resume field',
  'javascript.builtins.RegExp.escape': '`CSS.escape`, and a method of i18next',

  // Features used for layout
  'css.at-rules.font-face.ascent-override': 'Safari: text moves a little when its font comes',
  'css.at-rules.font-face.descent-override': 'Safari: text moves a little when its font comes',
  'css.at-rules.font-face.line-gap-override': 'Safari: text moves a little when its font comes',
  'css.at-rules.font-face.size-adjust': 'Safari before 17: text moves a little when its font comes',
  'css.at-rules.media.scripting': 'what opens or turns by script stands there as without script, readable at once',
  'css.properties.contain-intrinsic-block-size': 'needed beside `content-visibility` only',
  'css.properties.content-visibility': 'everything is laid out at once',
  'css.properties.field-sizing': 'the text field keeps its height, scrolls, and can be drawn larger',
  'css.properties.grid-template-rows.subgrid': 'what stands side by side is aligned at its upper edge only',
  'css.properties.text-size-adjust': 'the prefixed one beside it where screens turn',
  'css.properties.text-wrap': 'lines break where they are full',
  'css.selectors.has':
    'no tint or turn under pointer and focus, whose own outline stays; three tiles in two columns; the page scrolls behind the menu; print has header and footer',
  'css.types.length.lh': 'bullets in the middle of a line of 1.6; short labels take no second line',

  // Features used for looks
  'css.properties.cursor.not-allowed': 'iOS has no pointer',
  'css.properties.cursor.pointer': 'iOS has no pointer',
  'css.properties.cursor.progress': 'iOS has no pointer',
  'css.properties.forced-color-adjust': 'Safari has no forced colours',
  'css.properties.resize': 'iOS: the text field scrolls',
  'css.selectors.selection': 'iOS marks a selection in its own colour',
  'css.selectors.view-transition': 'without view transitions nothing lies over the page',
  'css.selectors.view-transition-group': 'no transition, nothing to shorten; the rule beside it has the rest',
  'css.selectors.view-transition-image-pair': 'no transition, nothing to shorten',
  'css.selectors.view-transition-new': 'no transition, nothing to shorten',
  'css.selectors.view-transition-old': 'no transition, nothing to shorten',
  'css.types.color.color-mix': 'Chromium before 111: no tint, no hairline; buttons keep their colour under the pointer',

  // Features used in print
  'css.at-rules.page': 'Safari prints with its own margins',
  'css.properties.break-after.avoid': 'a heading may end a sheet',
  'css.properties.break-before.avoid': 'what belongs to the line above may begin a sheet',
  'css.properties.print-color-adjust.exact': 'Chromium knows it under its prefix, which stands beside it',
  'css.properties.zoom': 'Firefox prints figures larger',

  // Features used in HTML
  'html.elements.button.command': 'a click handler opens and closes, once the script has come',
  'html.elements.button.commandfor': 'a click handler opens and closes, once the script has come',
  'html.elements.details.name': 'opening one leaves the others open',
  'html.elements.dialog.closedby': 'a click handler closes',
  'html.elements.img.fetchpriority': 'pictures come in the browser’s order',
  'html.elements.link.blocking': 'the first paint may show a part of the header',
  'html.elements.link.fetchpriority': 'the browser’s order',
  'html.elements.link.rel.expect': 'the first paint may show a part of the header',
  'html.elements.link.rel.icon': 'iOS shows none in its tabs, and takes the manifest’s on the home screen',
  'html.elements.meta.name.theme-color': 'Firefox keeps the colour of its bar',
  'html.elements.meta.name.viewport': 'for small screens; desktop browsers have none to set',
}
