import { keepLines } from './avoid-font-reflow.ts'
import { FONT_FILES } from './font-files.ts'
import { afterPress } from './presses.ts'

/** From Ă to ỹ; what else stands between them belongs to no language of the site. */
const VIETNAMESE_LETTER = /[\u0102-\u1ef9]/

/**
 * Fetches the site's fonts and puts them in use all at once. No stylesheet names them, so that nothing waits for them:
 * until then the text stands in fallbacks of the same measures (`font-fallbacks.css`), and for good in those that fail.
 * What the page's text has no use for is left to the browser, which fetches it when a character asks for it.
 */
export async function loadFonts(): Promise<void> {
  const isVietnameseWritten = VIETNAMESE_LETTER.test(document.querySelector('main')?.textContent ?? '')
  const faces = FONT_FILES.map(({ family, weight, subset, unicodeRange, url }) => ({
    face: new FontFace(family, `url(${url})`, { weight: String(weight), unicodeRange, display: 'swap' }),
    isForLater: subset === 'vietnamese' && !isVietnameseWritten,
  }))
  const ready = await Promise.all(
    faces.map(
      ({ face, isForLater }) =>
        isForLater ||
        face.load().then(
          () => true,
          () => false,
        ),
    ),
  )
  // What is being pressed stays where it is.
  await new Promise<void>(afterPress)
  // All in one go: each addition by itself would lay out all text anew.
  keepLines(() => {
    for (const [index, { face }] of faces.entries()) if (ready[index]) document.fonts.add(face)
  })
}
