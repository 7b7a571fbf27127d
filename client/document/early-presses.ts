import { ISLAND, SERVED } from './island-attributes.ts'
import { pageState } from './page-state.ts'

declare global {
  interface HTMLElement {
    /**
     * Set when the visitor presses or fills in this element, or submits this form. A script that loads later reads this
     * mark, to answer the press that it has missed.
     */
    pressedEarly?: true
  }
}

/**
 * If a form still has no script this long after the visitor used it, the form shows a notice
 * (`slow-script-notice.tsx`), because the script may never load.
 */
const LATE_NOTICE_MS = 5000

/**
 * Marks elements that the visitor presses, fills in or submits, because their script may not have loaded yet. If the
 * element is in a form that still has no script `LATE_NOTICE_MS` later, shows the form's notice that the script is
 * late. The listeners are never removed, because React hydrates some parts of the page only when the visitor uses them
 * or scrolls near them.
 */
export function noteEarlyPresses(): void {
  const note = (pressed: HTMLElement | null) => {
    if (!pressed) return
    pressed.pressedEarly = true
    pageState.touched = ''
    setTimeout(
      () => pressed.closest(`[${SERVED}] form`)?.querySelector('[data-late]')?.removeAttribute('hidden'),
      LATE_NOTICE_MS,
    )
  }
  addEventListener('input', ({ target }) => note(target as HTMLElement), true)
  addEventListener('submit', ({ target }) => note(target as HTMLElement), true)
  addEventListener(
    'click',
    ({ target }) => note((target as Element).closest?.('button:not([type=submit]), [data-overlay-surface]')),
    true,
  )
}

/**
 * Clicks the elements in `part` that the visitor pressed before their script had loaded: buttons, and overlay surfaces
 * (areas of a card that show more about it when pressed). Each gets one click, however often it was pressed. A hydrated
 * island calls this for itself, and `start.ts` for the whole page: each clicks only the elements that it operates.
 */
export function replayPresses(part: HTMLElement): void {
  const island = part.closest(`[${ISLAND}]`)
  for (const element of part.querySelectorAll<HTMLElement>('button, [data-overlay-surface]')) {
    // Browsers that know the attribute `command` have answered the press of such a button themselves.
    const isAnswered = element.hasAttribute('command') && 'commandForElement' in HTMLButtonElement.prototype
    // The island that answers presses of the element; null if a script that `start.ts` has started answers them.
    // Overlays inside islands belong to such a script, `start-overlay.ts`.
    const operator = element.closest('[data-overlay]') ? null : element.closest(`[${ISLAND}]`)
    if (isAnswered || operator !== island) continue
    if (element.pressedEarly) element.click()
    delete element.pressedEarly
  }
}
