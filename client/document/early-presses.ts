import { ISLAND, SERVED } from './island-attributes.ts'

declare global {
  interface HTMLElement {
    /** Set when the element was pressed, or a form submitted, before its script had come. */
    pressedEarly?: true
  }
}

/** A form that was used and has no script after this time says so: its script may never come. */
const LATE_NOTICE_MS = 5000

/** Notes presses that no script answers yet, for as long as the document lives: islands are hydrated late. */
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
 * Presses again what was pressed in `part` before `part` could answer; once, however often it was pressed. An island replays its own
 * presses when React has hydrated it, except those on overlays, which `start-overlay.ts` answers. Buttons with a `command` are left to
 * browsers that know it.
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
