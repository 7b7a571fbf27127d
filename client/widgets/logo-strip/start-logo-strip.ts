import { eachElement } from '#client/document/each-element.ts'
import { moveUnlessPaused } from '#client/widgets/pause-button/pausable-motion.ts'

/** Time from the start of one shift to the start of the next. */
const LOGO_STEP_MS = 6000
const SHIFT_MS = 700
/** Width of a logo, by which the row is shifted. `logo-strip.module.css` must have the same value. */
const LOGO_WIDTH_REM = 10

/**
 * Moves endless rows of logos by one logo every six seconds. A row (`data-logo-row`) contains copies of the same list,
 * so that it never ends.
 */
export function startLogoStrip(): void {
  /**
   * Number of logos by which each strip has moved so far. When Back shows a page again, its row continues from there.
   */
  const shifts = new WeakMap<Element, number>()
  eachElement<HTMLElement>('[data-logo-strip]', (strip) =>
    moveUnlessPaused(strip, () => {
      const timer = setInterval(() => {
        const row = strip.querySelector<HTMLElement>('[data-logo-row]')
        if (!row || !mayShift(row)) return
        const before = shifts.get(strip) ?? 0
        shift(row, before)
        shifts.set(strip, before + 1)
      }, LOGO_STEP_MS)
      return () => clearInterval(timer)
    }),
  )
}

/**
 * True if the row may shift now. False while the row is not visible or a mouse rests on it. On touch screens `:hover`
 * is ignored, because an element keeps it after a tap.
 */
function mayShift(row: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect()
  const isOnScreen = bottom > 0 && top < innerHeight
  const isHeld = row.matches(':hover') && matchMedia('(hover: hover)').matches
  return isOnScreen && !document.hidden && !isHeld
}

/**
 * Slides the row by one logo. `shifts` is the number of shifts before this one. After the last logo of the list the row
 * jumps back to the first; the copies of the list make this invisible.
 */
function shift(row: HTMLElement, shifts: number): void {
  const count = row.firstElementChild?.childElementCount ?? 1
  const first = shifts % count
  const at = (logo: number) => `${-LOGO_WIDTH_REM * logo}rem 0`
  row.style.translate = at((first + 1) % count)
  row.animate({ translate: [at(first), at(first + 1)] }, { duration: SHIFT_MS, easing: 'cubic-bezier(0.6, 0, 0.2, 1)' })
}
