import { ISLAND, SERVED } from './island-attributes.ts'

declare global {
  interface HTMLElement {
    /** Set if the visitor used this element, or submitted this form, before its script had loaded. */
    pressedEarly?: true
  }
}

/**
 * After this time a form that the visitor has used, but that still has no script, shows a notice: its script may never
 * load.
 */
const LATE_NOTICE_MS = 5000

/**
 * Marks elements that the visitor presses, fills in or submits, because their script may not have loaded yet. This goes
 * on for as long as the document lives, because islands are hydrated late.
 */
export function noteEarlyPresses(): void {
  const note = (pressed: HTMLElement | null) => {
    if (!pressed) return
    pressed.pressedEarly = true
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
 * Clicks the buttons and overlay surfaces in `part` that the visitor pressed before their script had loaded. Each gets
 * one click, however often it was pressed. `start.ts` calls this for the whole page, and an island calls it for its own
 * buttons when React has hydrated it. Overlays, also those inside an island, get their click with the whole page,
 * because `start-overlay.ts` operates them. A button with `command` gets none if the browser knows this attribute: the
 * browser itself has then answered the press.
 */
export function replayPresses(part: HTMLElement): void {
  const island = part.closest(`[${ISLAND}]`)
  for (const pressed of part.querySelectorAll<HTMLElement>('button, [data-overlay-surface]')) {
    const isAnswered = pressed.hasAttribute('command') && 'commandForElement' in HTMLButtonElement.prototype
    const operator = pressed.closest('[data-overlay]') ? null : pressed.closest(`[${ISLAND}]`)
    if (isAnswered || operator !== island) continue
    if (pressed.pressedEarly) pressed.click()
    delete pressed.pressedEarly
  }
}
