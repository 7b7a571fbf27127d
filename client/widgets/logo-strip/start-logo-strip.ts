import { eachElement } from '#client/document/each-element.ts'
import { moveUnlessPaused } from '#client/widgets/pause-button/motion.ts'

/** From one shift of the strip to the next. */
const LOGO_STEP_MS = 6000
const SHIFT_MS = 700
/** The width of a logo, as in the stylesheet. */
const LOGO_WIDTH_REM = 10

/** An endless row of logos (`data-logo-row`: copies of one list) rests and moves on by one logo from time to time. */
export function startLogoStrip(): void {
  /** On a page that is come back to they go on where they were. */
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

/** Not while nobody can see it, nor while a pointer rests on a logo; a finger, unlike a mouse, leaves `:hover` behind. */
function mayShift(row: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect()
  const isOnScreen = bottom > 0 && top < innerHeight
  const isHeld = row.matches(':hover') && matchMedia('(hover: hover)').matches
  return isOnScreen && !document.hidden && !isHeld
}

/** Slides the row on after so many shifts; after the last logo it stands at the first again, where the picture is the same. */
function shift(row: HTMLElement, shifts: number): void {
  const count = row.firstElementChild?.childElementCount ?? 1
  const first = shifts % count
  const at = (logo: number) => `${-LOGO_WIDTH_REM * logo}rem 0`
  row.style.translate = at((first + 1) % count)
  row.animate({ translate: [at(first), at(first + 1)] }, { duration: SHIFT_MS, easing: 'cubic-bezier(0.6, 0, 0.2, 1)' })
}
