import Beasties from 'beasties'

/**
 * Inlines the rules of `stylesheet` that a page uses, in place of `<!--style-->`. The page has no stylesheet link: the
 * whole sheet is loaded by the boot script (design §7).
 */
export async function inlineCriticalCss(html: string, stylesheet: string): Promise<string> {
  const beasties = new Beasties({
    external: false,
    reduceInlineStyles: true,
    pruneSource: false,
    inlineFonts: false,
    preloadFonts: false,
    fonts: false,
    keyframes: 'critical',
    compress: true,
    logLevel: 'error',
    // States that come to be without a script, an open menu or drawer, and one that ends with it.
    allowRules: [/\[open\]/, /:popover-open/, /::backdrop/, /data-laid-out|data-loading/],
  })
  return beasties.process(html.replace('<!--style-->', () => `<style>${withoutLaterStates(stylesheet)}</style>`))
}

/** What can wait for the whole sheet: states that a pointer, a focus in a form or a script brings, how they come, lists of selects, print, the finer points of forced colours. */
const LATER_STATE =
  /:hover|form:focus-within| option\b|::picker\(select\)|:active|:disabled|\[data-solid\]|\[data-open\]|\[data-shown\]|\[data-turned/
const TRANSITION = /transition(?:-[a-z]+)?:[^;{}]+;|;transition(?:-[a-z]+)?:[^;{}]+(?=\})/g
const RULE = /([^{}@;]+)\{[^{}]*\}/g
const LATER_MEDIA = /@media (?:print|\(forced-colors: ?active\))\{(?:[^{}]*\{[^{}]*\})*\}/g
const EMPTY_AT_RULE = /@(?:media|supports)[^{}]*\{\}/g

function withoutLaterStates(stylesheet: string): string {
  return stylesheet
    .replace(LATER_MEDIA, '')
    .replace(TRANSITION, '')
    .replace(RULE, (rule, selectors: string) =>
      selectors.split(',').every((selector) => LATER_STATE.test(selector)) ? '' : rule,
    )
    .replace(EMPTY_AT_RULE, '')
}
