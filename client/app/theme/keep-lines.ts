/** Tried in turn, as parts of the font size: too little to be seen. */
const LETTER_SPACINGS_EM = [0.005, -0.005, 0.01, -0.01, 0.015, -0.015, 0.02, -0.02]

/**
 * Changes fonts without moving what the visitor sees. Fallbacks have the new fonts' widths on average only, so that here and
 * there a word would go to another line: such a text is set a trace tighter or wider, until it has its lines again.
 */
export function keepLines(changeFonts: () => void): void {
  const texts = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p)')].filter(isInViewport)
  const heights = texts.map((text) => text.offsetHeight)
  changeFonts()
  for (const [index, text] of texts.entries()) {
    const isMoved = () => text.offsetHeight !== heights[index]
    if (!isMoved()) continue
    const usual = Number.parseFloat(getComputedStyle(text).letterSpacing) || 0
    const fits = LETTER_SPACINGS_EM.some((spacing) => {
      text.style.letterSpacing = `calc(${usual}px + ${spacing}em)`
      return !isMoved()
    })
    if (!fits) text.style.letterSpacing = ''
  }
}

function isInViewport(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
