/**
 * Features that the site uses although one of the oldest supported browsers (`scripts/build/browser-floor.ts`) lacks
 * them. Each line says what visitors with that browser get instead. Before adding a line, check in such a browser that
 * the site works without the feature, because the feature is mere decoration or other code does its work.
 */
export const FALLBACKS: Record<string, string> = {
  // Features used by the site's own scripts
  'api.Element.checkVisibility': '`scroll-restoration.ts` checks for it; Safari before 17.4 lays out all parts',
  'api.Element.touchmove_event': 'Safari on a Mac has no touch screen; the wheel does the same',
  'api.Element.touchstart_event': 'Safari on a Mac has no touch screen; the wheel does the same',
  'api.Element.wheel_event': 'iOS has no wheel; touch does the same',
  'api.IDBFactory.databases': '`outbox-exists.ts` opens the outbox to find out whether it exists',
  'api.Navigator.canShare': '`share-or-download.ts` downloads the file',
  'api.Navigator.clearAppBadge': '`app-badge.ts` checks for it; the badge in the header shows the same number',
  'api.Navigator.connection': '`saves-data.ts` assumes that data need not be saved; React guesses the speed',
  'api.Navigator.setAppBadge': '`app-badge.ts` checks for it; the badge in the header shows the same number',
  'api.Navigator.share': '`share-links.tsx` shows the button only if the browser can share',
  'api.Navigator.wakeLock': '`use-screen-awake.ts` checks for it; without it the screen turns off as the system is set',
  'api.NotificationEvent.notification': 'the event comes only in browsers that can show notifications',
  'api.ServiceWorkerGlobalScope.notificationclick_event':
    'the event comes only in browsers that can show notifications',
  'api.ServiceWorkerGlobalScope.sync_event': 'the event comes only in browsers with Background Sync',
  'api.ServiceWorkerRegistration.sync':
    'the page sends as soon as it is online; Workbox checks for Background Sync before it registers',
  'api.StorageManager.estimate': '`storage-room.ts` assumes that there is enough room',
  'api.Window.appinstalled_event': 'the site notices its installation at the next start',
  'api.Window.beforeinstallprompt_event': 'the page /install explains how to install the site',
  'api.Window.beforeunload_event':
    'iOS asks nothing; the form still has the text if its page comes back from the bfcache',
  'api.Window.cancelIdleCallback': '`when-idle.ts` uses a timer',
  'api.Window.launchQueue': 'the systems of these browsers cannot hand over files',
  'api.Window.pagereveal_event': 'pages change without a transition',
  'api.Window.pageswap_event': 'pages change without a transition',
  'api.Window.requestIdleCallback': '`when-idle.ts` uses a timer',

  // Features used, mostly by libraries, only after a check that the browser has them
  'api.DataTransferItem.getAsFileSystemHandle': 'file-selector takes the file itself',
  'api.Document.scrollend_event': '`use-list-scroll.ts` waits until the page no longer scrolls',
  'api.Document.startViewTransition': 'used only if `navigation` exists; React’s own use of it is not switched on',
  'api.Navigation.navigate_event': 'used only if `navigation` exists',
  'api.Navigation.navigateerror_event': 'used only if `navigation` exists',
  'api.Navigation.navigatesuccess_event': 'used only if `navigation` exists',
  'api.Window.navigation': 'React does not change the browser’s loading indicator',
  'api.Window.setImmediate': 'React’s scheduler uses a MessageChannel',
  'api.Window.showOpenFilePicker': 'react-dropzone opens the file input',
  'javascript.builtins.Error.captureStackTrace': 'zod works without it',
  'javascript.builtins.Error.stackTraceLimit': 'zod works without it',
  'javascript.builtins.Intl.Locale.getTextInfo': 'i18next has its own list of languages, and nothing here reads it',
  'javascript.builtins.Symbol.asyncDispose': 'zip.js defines a symbol of its own',
  'javascript.builtins.Symbol.dispose': 'zip.js defines a symbol of its own',

  // Features that the check reports because of their names: what the scripts mean by these names works in every browser
  'api.AnimationEvent.animation': 'a property of a table inside React',
  'api.CSSStyleDeclaration.cssFloat': 'every browser has it; Firefox has it on another interface',
  'api.Permissions.revoke': 'jotai uses `Proxy.revocable`',
  'javascript.builtins.Function.displayName': 'Mantine sets it for development tools',
  'javascript.builtins.Iterator.take': 'methods of the slider library and of the resume field have this name',
  'javascript.builtins.RegExp.escape': 'the site uses `CSS.escape`, and i18next has a method of this name',

  // Features used for layout
  'css.at-rules.font-face.ascent-override': 'Safari: text moves a little when its font arrives',
  'css.at-rules.font-face.descent-override': 'Safari: text moves a little when its font arrives',
  'css.at-rules.font-face.line-gap-override': 'Safari: text moves a little when its font arrives',
  'css.at-rules.font-face.size-adjust': 'Safari before 17: text moves a little when its font arrives',
  'css.at-rules.media.scripting': 'parts that a script opens or turns are shown open, as without scripts',
  'css.properties.contain-intrinsic-block-size': 'needed only together with `content-visibility`',
  'css.properties.content-visibility': 'the browser lays out the whole page at once',
  'css.properties.field-sizing': 'the text field keeps its height, scrolls, and can be resized',
  'css.properties.grid-template-rows.subgrid': 'parts that stand side by side are aligned at their upper edges only',
  'css.properties.scroll-target-group': 'the table of contents does not mark the section that is being read',
  'css.properties.text-size-adjust': 'browsers of devices that turn know the property by its prefixed name',
  'css.properties.text-wrap': 'lines break when they are full',
  'css.selectors.has':
    'under pointer and focus nothing is tinted or turned, but focus has its outline; three tiles take two columns; the page scrolls behind the menu; print shows header and footer; at a fair every page offers updates; terms in legal texts are bulleted',
  'css.types.length.lh': 'bullets are placed for a line height of 1.6; short labels do not reserve a second line',

  // Features used for looks
  'css.properties.cursor.not-allowed': 'iOS has no mouse pointer',
  'css.properties.cursor.pointer': 'iOS has no mouse pointer',
  'css.properties.cursor.progress': 'iOS has no mouse pointer',
  'css.properties.forced-color-adjust': 'Safari has no forced colours',
  'css.properties.resize': 'iOS: the text field scrolls',
  'css.selectors.selection': 'iOS marks selected text in its own colour',
  'css.selectors.target-current': 'the table of contents does not mark the section that is being read',
  'css.selectors.view-transition': 'without view transitions nothing covers the page',
  'css.selectors.view-transition-new': 'without view transitions no cover moves',
  'css.selectors.view-transition-old': 'without view transitions no cover moves',
  'css.types.color.color-mix':
    'Chromium before 111: no tints and hairlines; buttons do not change colour under the pointer',

  // Features used in print
  'css.at-rules.page': 'Safari prints with its own margins',
  'css.properties.break-after.avoid': 'a heading may be printed at the end of a sheet',
  'css.properties.break-before.avoid': 'a line that belongs to the previous one may be printed on the next sheet',
  'css.properties.print-color-adjust.exact': 'Chromium knows the prefixed property, which is set too',
  'css.properties.zoom': 'Firefox prints figures larger',

  // Features used in HTML
  'html.elements.button.command': 'a click handler opens and closes, once the script is loaded',
  'html.elements.button.commandfor': 'a click handler opens and closes, once the script is loaded',
  'html.elements.details.name': 'opening one leaves the others open',
  'html.elements.dialog.closedby': 'a click handler closes the dialog',
  'html.elements.img.fetchpriority': 'the browser decides the order of pictures',
  'html.elements.link.blocking': 'the first paint may show only a part of the header',
  'html.elements.link.fetchpriority': 'the browser decides the order',
  'html.elements.link.rel.expect': 'the first paint may show only a part of the header',
  'html.elements.link.rel.icon':
    'iOS shows no icon in its tabs, and takes the icon of the manifest for the home screen',
  'html.elements.meta.name.theme-color': 'Firefox does not change the colour of its toolbar',
  'html.elements.meta.name.viewport': 'it is for small screens; desktop browsers ignore it',
}
