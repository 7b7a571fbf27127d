/** How long after a finger is lifted its click may come: browsers wait for a double tap. */
const CLICK_WITHIN_MS = 350

let isPressing = false
let ending: ReturnType<typeof setTimeout> | undefined
const waiting = new Set<() => void>()

/** Follows each press in the page, from its start until its click has been handled. */
export function startPresses(): void {
  // A press that began before this script had loaded.
  if (document.querySelector(':active')) begin()
  // A tap moves the focus at its `mousedown`, after the finger was lifted.
  listen(['pointerdown', 'mousedown'], begin)
  listen(['pointerup'], () => endIn(CLICK_WITHIN_MS))
  // `input` ends a press a task later: React would render waiting changes first, with the old value of the field.
  listen(['click', 'auxclick', 'pointercancel', 'dragend', 'input'], () => endIn(0))
  // Menus of the system, such as the list of a select, swallow `pointerup`.
  listen(['pointermove'], ({ buttons }) => buttons === 0 && end())
  // A key that is held, such as Ctrl for a new tab, repeats and ends nothing.
  listen(['keydown'], ({ repeat }) => !repeat && end())
  listen(['pagehide'], end)
  // The window's blur, without capture: fields lose the focus in the middle of a press.
  addEventListener('blur', end)
}

/**
 * Runs `action` as soon as nothing is being pressed: what changes its height during a press moves the link or button away from under the
 * pointer, and the press is lost. Returns how to cancel.
 */
export function afterPress(action: () => void): () => void {
  if (isPressing) waiting.add(action)
  else action()
  return () => void waiting.delete(action)
}

function listen<Type extends keyof WindowEventMap>(types: Type[], listener: (event: WindowEventMap[Type]) => void) {
  for (const type of types) addEventListener(type, listener, { capture: true, passive: true })
}

function begin(): void {
  clearTimeout(ending)
  isPressing = true
}

function endIn(delayMs: number): void {
  clearTimeout(ending)
  ending = setTimeout(end, delayMs)
}

function end(): void {
  clearTimeout(ending)
  isPressing = false
  for (const action of waiting) {
    waiting.delete(action)
    action()
  }
}
