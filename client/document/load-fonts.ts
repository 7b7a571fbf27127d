import { changeFontsInPlace } from './avoid-font-reflow.ts'
import { FONT_FILES } from './font-files.ts'
import { afterPress } from './presses.ts'

/** From Ă to ỹ: the range holds other letters too, but none of the site's languages has them. */
const VIETNAMESE_LETTER = /[\u0102-\u1ef9]/

/**
 * Loads the site's fonts and adds them all at once. No style sheet names them, so that nothing waits for them: until then, and where a
 * font fails, text has fallbacks of the same measures (`font-fallbacks.css`). The Vietnamese subset is loaded at once only if the
 * page's text has such letters, whatever its language: English pages name Vietnamese people. Else the browser loads the subset
 * when a character needs it.
 */
export async function loadFonts(): Promise<void> {
  const isVietnameseWritten = VIETNAMESE_LETTER.test(document.querySelector('main')?.textContent ?? '')
  const faces = FONT_FILES.map(({ family, weight, subset, unicodeRange, url }) => ({
    face: new FontFace(family, `url(${url})`, { weight: String(weight), unicodeRange, display: 'swap' }),
    isOnDemand: subset === 'vietnamese' && !isVietnameseWritten,
  }))
  const ready = await Promise.all(
    faces.map(
      ({ face, isOnDemand }) =>
        isOnDemand ||
        face.load().then(
          () => true,
          () => false,
        ),
    ),
  )
  // New fonts must not move what is being pressed.
  await new Promise<void>(afterPress)
  // One after the other, each font would lay out all text again.
  changeFontsInPlace(() => {
    for (const [index, { face }] of faces.entries()) if (ready[index]) document.fonts.add(face)
  })
}
