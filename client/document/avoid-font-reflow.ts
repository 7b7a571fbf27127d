/** Tried in turn, as parts of the font size; too small to be noticed. */
const LETTER_SPACINGS_EM = [0.005, -0.005, 0.01, -0.01, 0.015, -0.015, 0.02, -0.02, 0.03, -0.03]

/**
 * Changes fonts without moving visible text. The fallback fonts have the new fonts' widths only on average, so that some texts would get
 * a line more or less: those get a slightly smaller or larger letter spacing until they have their old height. Of 36 first screens (12
 * pages, three widths) two have such a text; without this the contact page shifts by 0.016 at 360 px, and 0.005 is the limit.
 */
export function changeFontsInPlace(changeFonts: () => void): void {
  // Parts first: measuring a text would lay out a part that `first-frame.ts` has left for later.
  const parts = [...document.querySelectorAll('main > *')].filter(isInViewport)
  const texts = parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>('h1, h2, h3, p')]).filter(isInViewport)
  const heights = texts.map((text) => text.offsetHeight)
  changeFonts()
  const usual = texts.map((text) => Number.parseFloat(getComputedStyle(text).getPropertyValue('letter-spacing')) || 0)
  const isMoved = (index: number) => texts[index]?.offsetHeight !== heights[index]
  const setSpacing = (index: number, value: string) => texts[index]?.style.setProperty('letter-spacing', value)

  // Sets a spacing on all texts before any is measured: one layout for each spacing instead of each text.
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
