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
    allowRules: [/\[open\]/, /:popover-open/, /::backdrop/, /data-laid-out/],
  })
  return beasties.process(html.replace('<!--style-->', () => `<style>${stylesheet}</style>`))
}
