/** Tried in turn, as parts of the font size: too little to be seen. */
const LETTER_SPACINGS_EM = [0.005, -0.005, 0.01, -0.01, 0.015, -0.015, 0.02, -0.02, 0.03, -0.03]

/**
 * Changes fonts without moving what the visitor sees. Fallbacks have the new fonts' widths on average only, so that here and
 * there a word would go to another line: such a text is set a trace tighter or wider, until it has its lines again.
 */
export function keepLines(changeFonts: () => void): void {
  // Parts first: to ask where a text is would lay out a part that `lay-out.ts` has left for later.
  const parts = [...document.querySelectorAll('main > *')].filter(isInViewport)
  const texts = parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>('h1, h2, h3, p')]).filter(isInViewport)
  const heights = texts.map((text) => text.offsetHeight)
  changeFonts()
  const usual = texts.map((text) => Number.parseFloat(getComputedStyle(text).getPropertyValue('letter-spacing')) || 0)
  const isMoved = (index: number) => texts[index]?.offsetHeight !== heights[index]
  const setSpacing = (index: number, value: string) => texts[index]?.style.setProperty('letter-spacing', value)

  // All texts take a spacing before any is measured: one layout a spacing, not one a text.
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
