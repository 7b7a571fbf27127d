import { FONT_FILES } from './font-files.ts'

/**
 * Announces the site's fonts to the browser, which fetches those whose characters are on the page. No stylesheet names
 * them, so that nothing waits for them: the text stands in fallbacks of the same measures (`font-fallbacks.css`).
 */
export function loadFonts(): void {
  for (const { family, weight, unicodeRange, url } of FONT_FILES) {
    document.fonts.add(new FontFace(family, `url(${url})`, { weight: String(weight), unicodeRange, display: 'swap' }))
  }
}
