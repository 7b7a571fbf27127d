import { FONT_FILES } from './font-files.ts'
import { keepLines } from './keep-lines.ts'

/**
 * Fetches the site's fonts and puts them in use all at once. No stylesheet names them, so that nothing waits for them:
 * until then the text stands in fallbacks of the same measures (`font-fallbacks.css`), and for good in those that fail.
 * What the page's language has no use for is left to the browser, which fetches it when a character asks for it.
 */
export async function loadFonts(): Promise<void> {
  const wanted: Promise<FontFace>[] = []
  for (const { family, weight, subset, unicodeRange, url } of FONT_FILES) {
    const face = new FontFace(family, `url(${url})`, { weight: String(weight), unicodeRange, display: 'swap' })
    if (subset === 'vietnamese' && document.documentElement.lang !== 'vi') document.fonts.add(face)
    else wanted.push(face.load())
  }
  const faces = await Promise.allSettled(wanted)
  keepLines(() => {
    for (const face of faces) if (face.status === 'fulfilled') document.fonts.add(face.value)
  })
}
