import { FONT_FILES } from './font-files.ts'
import { keepLines } from './keep-lines.ts'

/**
 * Fetches the site's fonts and puts them in use all at once. No stylesheet names them, so that nothing waits for them:
 * until then the text stands in fallbacks of the same measures (`font-fallbacks.css`), and for good in those that fail.
 */
export async function loadFonts(): Promise<void> {
  const faces = await Promise.allSettled(
    FONT_FILES.map(({ family, weight, unicodeRange, url }) =>
      new FontFace(family, `url(${url})`, { weight: String(weight), unicodeRange }).load(),
    ),
  )
  keepLines(() => {
    for (const face of faces) if (face.status === 'fulfilled') document.fonts.add(face.value)
  })
}
