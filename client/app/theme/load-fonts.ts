import { FONT_FILES } from './font-files.ts'
import { keepLines } from './keep-lines.ts'

/**
 * Fetches the site's fonts and puts them in use all at once. No stylesheet names them, so that nothing waits for them:
 * until then the text stands in fallbacks of the same measures (`font-fallbacks.css`), and for good in those that fail.
 * What the page's text has no use for is left to the browser, which fetches it when a character asks for it.
 */
export async function loadFonts(): Promise<void> {
  const text = document.querySelector('main')?.textContent ?? ''
  const faces = FONT_FILES.map(({ family, weight, unicodeRange, url }) => ({
    face: new FontFace(family, `url(${url})`, { weight: String(weight), unicodeRange, display: 'swap' }),
    isForLater: !charactersOf(unicodeRange).test(text),
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
  // All in one go: each addition by itself would lay out all text anew.
  keepLines(() => {
    for (const [index, { face }] of faces.entries()) if (ready[index]) document.fonts.add(face)
  })
}

function charactersOf(unicodeRange: string): RegExp {
  const ranges = unicodeRange.replace(
    /U\+(\w+)(?:-(\w+))?,?/g,
    (_, first: string, last = first) => `\\u{${first}}-\\u{${last}}`,
  )
  return new RegExp(`[${ranges}]`, 'u')
}
