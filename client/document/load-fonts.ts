import { changeFontsInPlace } from './avoid-font-reflow.ts'
import { FONT_FILES } from './font-files.ts'
import { afterPress } from './presses.ts'

/**
 * Matches the letters from Ă to ỹ. The range also contains letters that are not Vietnamese, but none of the site's
 * languages uses them.
 */
const VIETNAMESE_LETTER = /[\u0102-\u1ef9]/

/**
 * Loads the site's fonts and adds all of them in one step. No style sheet declares them with `@font-face`, so that no
 * text waits for a font. Until the fonts are added, and for a font that fails to load, text is shown in fallback fonts
 * with the same metrics (`font-fallbacks.css`). If `main` contains Vietnamese letters, the Vietnamese subset is loaded
 * before this step; otherwise the browser loads it when a character needs it. The language of the page cannot decide
 * this, because English pages name Vietnamese people.
 */
export async function loadFonts(): Promise<void> {
  const isVietnameseWritten = VIETNAMESE_LETTER.test(document.querySelector('main')?.textContent ?? '')
  const faces = await Promise.all(
    FONT_FILES.map(({ family, weight, subset, unicodeRange, url }) => {
      const face = new FontFace(family, `url(${url})`, { weight: String(weight), unicodeRange, display: 'swap' })
      const isOnDemand = subset === 'vietnamese' && !isVietnameseWritten
      return isOnDemand ? face : face.load().catch(() => undefined)
    }),
  )
  // Waits for the end of a press, because new fonts must not move the element that the visitor is pressing.
  await new Promise<void>(afterPress)
  // Adds all fonts together: if they were added one after the other, each would make the browser lay out all text
  // again.
  changeFontsInPlace(() => {
    for (const face of faces) if (face) document.fonts.add(face)
  })
}
