import { changeInPlace } from './scroll-anchoring.ts'

/**
 * Changes of the letter spacing, in em, the least visible first. `changeFontsInPlace` tries them on a text that takes
 * more or fewer lines in the new font.
 */
const LETTER_SPACINGS_EM = [0.005, -0.005, 0.01, -0.01, 0.015, -0.015, 0.02, -0.02, 0.03, -0.03]

/**
 * Calls `changeFonts`, which replaces the fallback fonts by the site's fonts, without moving what is below a text. The
 * widths of the two kinds of fonts agree only on average, so a few texts would take one line more or less. Such a text
 * gets a slightly smaller or larger letter spacing with which it keeps its lines. If no spacing helps, a text that has
 * become shorter keeps its old height as its least height, and a text that has become taller grows. Of 36 measured
 * first screens (12 pages, three widths) two have a text that would take one line more or less. Without this function
 * the contact page, 360 px wide, has a layout shift of 0.016; the site allows 0.005.
 */
export function changeFontsInPlace(changeFonts: () => void): void {
  changeInPlace(() => {
    // Skips the parts of the page that are below the screen before measuring any text, because measuring a text would
    // make the browser lay out a part that `first-frame.ts` has left for later.
    const parts = [...document.querySelectorAll('main > *')].filter(isInViewport)
    const texts = parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>('h1, h2, h3, p')]).filter(isInViewport)
    const heights = new Map(texts.map((text) => [text, text.offsetHeight]))
    changeFonts()
    keepHeights(heights)
  })
}

/** Changes the style of each text whose height is no longer the one in `heights`, so that nothing below it moves. */
function keepHeights(heights: Map<HTMLElement, number>): void {
  const hasOtherHeight = (text: HTMLElement) => text.offsetHeight !== heights.get(text)
  const texts = [...heights.keys()].filter(hasOtherHeight)
  /** The texts that do not have their old height again yet. */
  let unsettled = texts
  const usualPx = new Map(
    texts.map((text) => [text, Number.parseFloat(getComputedStyle(text).getPropertyValue('letter-spacing')) || 0]),
  )
  // Sets a value on all texts before measuring any of them, so that the browser needs one layout for each value and not
  // one for each text.
  const tryValue = (property: string, value: (text: HTMLElement) => string) => {
    for (const text of unsettled) text.style.setProperty(property, value(text))
    // A text that has its old height now keeps the value.
    unsettled = unsettled.filter((text) => hasOtherHeight(text) || text.scrollWidth > text.clientWidth)
  }
  // The fallback font may have needed one more line because it broke a long word. The site's font must not break the
  // word as well, so no word may be broken while the spacings are tried: a word that is too long makes its text wider.
  for (const text of texts) text.style.overflowWrap = 'normal'
  for (const spacing of LETTER_SPACINGS_EM)
    tryValue('letter-spacing', (text) => `calc(${usualPx.get(text)}px + ${spacing}em)`)
  for (const text of texts) text.style.overflowWrap = ''
  // No letter spacing has helped the texts that are still unsettled: they get their own one back.
  tryValue('letter-spacing', () => '')
  removeMinHeightOnResize(unsettled)
  tryValue('min-height', (text) => `${heights.get(text)}px`)
}

/** When the width of the window changes, all lines break anew, and a least height would only leave a gap. */
function removeMinHeightOnResize(texts: HTMLElement[]): void {
  const width = innerWidth
  addEventListener('resize', () => {
    if (innerWidth !== width) for (const text of texts) text.style.removeProperty('min-height')
  })
}

function isInViewport(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
