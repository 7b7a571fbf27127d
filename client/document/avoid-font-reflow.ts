import { changeInPlace } from './scroll-anchoring.ts'

/**
 * Changes of the letter spacing, in em, the least visible first. `changeFontsInPlace` tries them on a text that takes
 * more or fewer lines in the new font.
 */
const LETTER_SPACINGS_EM = [0.005, -0.005, 0.01, -0.01, 0.015, -0.015, 0.02, -0.02, 0.03, -0.03]

/**
 * Calls `changeFonts`, which replaces the fallback fonts by the site's fonts, without moving visible text. The widths
 * of the two kinds of fonts agree only on average, so a few texts would take one line more or less. Such a text gets a
 * slightly smaller or larger letter spacing with which it keeps its old height. If no spacing keeps the height, the
 * text gets its usual spacing back. Of 36 measured first screens (12 pages, three widths) two have such a text. Without
 * this function the contact page, 360 px wide, has a layout shift of 0.016; the site allows 0.005.
 */
export function changeFontsInPlace(changeFonts: () => void): void {
  // Skips the parts of the page that are below the screen before measuring any text, because measuring a text would
  // make the browser lay out a part that `first-frame.ts` has left for later.
  const parts = [...document.querySelectorAll('main > *')].filter(isInViewport)
  const texts = parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>('h1, h2, h3, p')]).filter(isInViewport)
  const heights = texts.map((text) => text.offsetHeight)
  changeInPlace(() => {
    changeFonts()
    keepHeights(texts, heights)
  })
}

/** Gives each text whose height is no longer the one in `heights` a letter spacing that restores it, if there is one. */
function keepHeights(texts: HTMLElement[], heights: number[]): void {
  const usual = texts.map((text) => Number.parseFloat(getComputedStyle(text).getPropertyValue('letter-spacing')) || 0)
  const isMoved = (index: number) => texts[index]?.offsetHeight !== heights[index]
  const setSpacing = (index: number, value: string) => texts[index]?.style.setProperty('letter-spacing', value)

  // Sets a spacing on all texts before measuring any of them, so that the browser needs one layout for each spacing and
  // not one for each text.
  let moved = [...texts.keys()].filter(isMoved)
  for (const spacing of LETTER_SPACINGS_EM) {
    if (moved.length === 0) return
    for (const index of moved) setSpacing(index, `calc(${usual[index]}px + ${spacing}em)`)
    moved = moved.filter(isMoved)
  }
  for (const index of moved) setSpacing(index, '')
}

function isInViewport(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
