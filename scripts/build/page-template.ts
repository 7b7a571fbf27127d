import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Locale } from '#contract/addresses.ts'
import { withPlainSpacesInMarkup } from './bind-words.ts'
import { splitLaterStates } from './later-states.ts'
import { pageStyles } from './page-style.ts'
import { scopedName } from './scoped-name.ts'

/**
 * So much HTML arrives before the server waits for an acknowledgement: TCP's initial window of 10 segments of 1,460
 * bytes (RFC 6928), without the headers of the response, at most 1,000 bytes.
 */
const FIRST_FLIGHT_BYTES = 13_600

interface PageHtml {
  html: string
  /** The style sheet with the rules for later states, if the page does not contain them. */
  laterStyle?: { file: string; css: string }
}

/**
 * Returns a function that puts a page's rendered head and root into the template `index.html` in the folder `root`,
 * with the inline script `script` and the rules of `stylesheet` that the page needs.
 */
export async function loadTemplate(
  root: string,
  stylesheet: string,
  script: string,
): Promise<(locale: Locale, rendered: { head: string; root: string }) => PageHtml> {
  const template = await readFile(path.join(root, 'index.html'), 'utf8')
  const fontFallbacks = await fontFallbackStyle(root)
  const styleOf = pageStyles(stylesheet)
  const icon = inlineIcon(stylesheet)
  return (locale, rendered) => {
    const html = template
      .replace('<html lang="en">', `<html lang="${locale}">`)
      .replace('<!--head-->', () => asServed(rendered.head))
      .replace(/<link rel="stylesheet"[^>]*>/, fontFallbacks)
      .replace('/icons/favicon.svg', icon)
      .replace(/<link rel="manifest"[^>]*>/, '')
      .replace('<!--inline-script-->', () => `<script>${script}</script>`)
      .replace('<!--root-->', () => asServed(rendered.root))
      .replace(/\s*<script type="module"[^>]*><\/script>/, '')
      .replace(/>\n\s+</g, '><')
    return withStyle(html, styleOf(html))
  }
}

/**
 * The favicon as a `data:` address, so that the icon needs no request. Otherwise browsers would fetch the icon, the
 * manifest and the manifest's icon one after another, possibly before the first paint. For the same reason pages have
 * no link to the manifest until `boot.js` adds one. The page's style already contains this address for the logo, so
 * compression reduces the second copy to a few bytes.
 * @throws if the style sheet does not contain the logo as a `data:` address.
 */
function inlineIcon(stylesheet: string): string {
  const rule = stylesheet.split(`.${scopedName('mark', 'logo.module.css')}{`)[1]
  const address = /^[^}]*url\("(data:image\/svg\+xml[^"]+)"\)/.exec(rule ?? '')?.[1]
  if (!address) throw new Error('The stylesheet does not hold the logo as a data address')
  return address
}

/**
 * The metrics of the fallback fonts as an inline style. If these `@font-face` rules arrived later with a style sheet,
 * browsers would lay out all text again.
 */
async function fontFallbackStyle(root: string): Promise<string> {
  const css = await readFile(path.join(root, 'site/theme/font-fallbacks.css'), 'utf8')
  return `<style>${css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s*([{}:;,])\s*/g, '$1')
    .trim()}</style>`
}

/**
 * Inlines the style of a page. If the page would then exceed `FIRST_FLIGHT_BYTES` (compressed), the rules for later
 * states such as hover go into a file of their own. The page names this file, and `boot.js` loads it. If no styles were
 * split, the HTML of home, stories and jobs would be 0.9 to 1.3 kB heavier (brotli, 2026-11-25).
 */
function withStyle(html: string, style: string): PageHtml {
  const put = (css: string) => html.replace('<!--style-->', () => `<style>${css}</style>`)
  const whole = put(style)
  if (brotliCompressSync(whole).length <= FIRST_FLIGHT_BYTES) return { html: whole }
  const { first, later } = splitLaterStates(style)
  const hash = createHash('sha256').update(later).digest('base64url').slice(0, 8)
  const file = `assets/later-${hash}.css`
  return {
    html: put(first).replace('<html ', `<html data-later-style="/${file}" `),
    laterStyle: { file, css: later },
  }
}

/** Converts the rendered HTML of a page or its head to the HTML that is served. */
function asServed(html: string): string {
  return withPlainSpacesInMarkup(withLowerCaseAttributes(html))
}

/**
 * Writes attribute names in lower case. React writes `hrefLang` and the like, which some programs that read HTML do not
 * know. Attributes inside of SVG stay unchanged, because their case matters.
 */
function withLowerCaseAttributes(html: string): string {
  return html.replace(/<svg\b.*?<\/svg>|<[a-z][^>]*>/gs, (markup) =>
    markup.startsWith('<svg')
      ? markup
      : markup.replace(/ ([\w-]+)(="[^"]*")?/g, (_, name: string, value = '') => ` ${name.toLowerCase()}${value}`),
  )
}
