import { eachElement } from '#client/document/each-element.ts'
import { moveUnlessPaused } from '#client/widgets/pause-button/pausable-motion.ts'

/** Time from one shift to the next. */
const LOGO_STEP_MS = 6000
const SHIFT_MS = 700
/** The width of a logo, as in the stylesheet. */
const LOGO_WIDTH_REM = 10

/** Moves an endless row of logos (`data-logo-row`: copies of one list) on by one logo every few seconds. */
export function startLogoStrip(): void {
  /** Shifts so far: on a page that is shown again the row goes on where it was. */
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

/** False while the row cannot be seen, and while a mouse rests on it. Touch screens are not asked: `:hover` stays there after a tap. */
function mayShift(row: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect()
  const isOnScreen = bottom > 0 && top < innerHeight
  const isHeld = row.matches(':hover') && matchMedia('(hover: hover)').matches
  return isOnScreen && !document.hidden && !isHeld
}

/** Slides the row on by one logo, after `shifts` shifts. After the last logo it jumps back to the first, which looks the same. */
function shift(row: HTMLElement, shifts: number): void {
  const count = row.firstElementChild?.childElementCount ?? 1
  const first = shifts % count
  const at = (logo: number) => `${-LOGO_WIDTH_REM * logo}rem 0`
  row.style.translate = at((first + 1) % count)
  row.animate({ translate: [at(first), at(first + 1)] }, { duration: SHIFT_MS, easing: 'cubic-bezier(0.6, 0, 0.2, 1)' })
}
