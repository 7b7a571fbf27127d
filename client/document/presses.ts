/** How long after a finger is lifted its click may come: browsers wait for a second tap. */
const CLICK_WITHIN_MS = 350

let isPressing = false
let ending: ReturnType<typeof setTimeout> | undefined
const waiting = new Set<() => void>()

/** Follows each press, wherever in the page it is, from its beginning until its click has been answered. */
export function startPresses(): void {
  // One that began before this script was there.
  if (document.querySelector(':active')) begin()
  // A tap gives the focus on its `mousedown`, which comes after the finger was lifted.
  listen(['pointerdown', 'mousedown'], begin)
  listen(['pointerup'], () => endIn(CLICK_WITHIN_MS))
  // `input`, too, ends a press only when it has been answered: React would render what waits first, with the value of before.
  listen(['click', 'auxclick', 'pointercancel', 'dragend', 'input'], () => endIn(0))
  // Menus of the system, the list of a select above all, keep `pointerup` to themselves.
  listen(['pointermove'], ({ buttons }) => buttons === 0 && end())
  // Not by a key that is held, such as Ctrl for a new tab.
  listen(['keydown'], ({ repeat }) => !repeat && end())
  listen(['pagehide'], end)
  // Without capture: fields lose the focus in the middle of a press.
  addEventListener('blur', end)
}

/** Runs `action` when nothing is being pressed, at once if nothing is; returns how to call it off. */
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
