/** `bootstrap.js` counts how often something was pressed that only script answers. */
type PressedElement = HTMLElement & { pressedEarly?: number }

/**
 * Presses again what was pressed in `part` before anything could answer. Islands answer for themselves, later, but for the overlays in
 * them (`overlays.ts`), and browsers that know invoker commands for the buttons that bear one.
 */
export function replayPresses(part: HTMLElement): void {
  const island = part.closest('[data-island]')
  for (const pressed of part.querySelectorAll<PressedElement>('button, [data-overlay-surface]')) {
    const isAnswered = pressed.hasAttribute('command') && 'commandForElement' in HTMLButtonElement.prototype
    const operator = pressed.closest('[data-overlay]') ? null : pressed.closest('[data-island]')
    if (isAnswered || operator !== island) continue
    for (let count = pressed.pressedEarly ?? 0; count > 0; count--) pressed.click()
    delete pressed.pressedEarly
  }
}
