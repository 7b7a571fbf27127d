/** A tap's `click` event may come this long after the finger is lifted, because browsers wait for a double tap. */
const CLICK_WITHIN_MS = 350

let isPressing = false
let endTimer: ReturnType<typeof setTimeout> | undefined
const waiting = new Set<() => void>()

/**
 * Follows each press in the page from its start until its click has been handled, so that `afterPress()` can wait for
 * the end of the press.
 */
export function startPresses(): void {
  followEarlyPress()
  // `mousedown` also begins a press. After a tap, browsers fire `mousedown` only once the finger is lifted, move the
  // focus, and then fire `click`. Content must not move before this click.
  listen(['pointerdown', 'mousedown'], beginPress)
  listen(['pointerup'], () => endPressIn(CLICK_WITHIN_MS))
  // These events end a press in a later task, not at once. If `input` ended the press at once, the waiting actions
  // would make React render before React's own `input` handler has read the new value, and React would put the old
  // value back into the field.
  listen(['click', 'auxclick', 'pointercancel', 'dragend', 'input'], () => endPressIn(0))
  // No `pointerup` comes if a menu of the system, such as the list of a select, was open. The first move without a
  // pressed button then ends the press.
  listen(['pointermove'], ({ buttons }) => buttons === 0 && endPress())
  // The press of a key ends the press with the pointer, because the visitor now uses the keyboard. The repeated
  // `keydown` of a held key does not: the visitor may hold Ctrl while clicking, to open a new tab.
  listen(['keydown'], ({ repeat }) => !repeat && endPress())
  listen(['pagehide'], endPress)
  // Without capture this gets only the `blur` of the window. The `blur` of a field must not end a press, because the
  // press itself may take the focus from the field.
  addEventListener('blur', endPress)
}

/**
 * Runs `action` as soon as nothing is being pressed. If content changed its height during a press, the link or button
 * would move away from under the pointer, and the press would be lost. Returns a function that cancels the action.
 */
export function afterPress(action: () => void): () => void {
  if (isPressing) waiting.add(action)
  else action()
  return () => void waiting.delete(action)
}

function listen<Type extends keyof WindowEventMap>(types: Type[], listener: (event: WindowEventMap[Type]) => void) {
  for (const type of types) addEventListener(type, listener, { capture: true, passive: true })
}

/**
 * Follows a press that the visitor began before this script had loaded. Looks again after a while, because Chromium
 * keeps `:active` for 150 ms after a tap: no event would then end the press, and all that waits for its end would wait
 * for the next one.
 */
function followEarlyPress(): void {
  if (document.querySelector(':active')) {
    beginPress()
    endTimer = setTimeout(followEarlyPress, CLICK_WITHIN_MS)
  } else endPress()
}

function beginPress(): void {
  clearTimeout(endTimer)
  isPressing = true
}

function endPressIn(delayMs: number): void {
  clearTimeout(endTimer)
  endTimer = setTimeout(endPress, delayMs)
}

function endPress(): void {
  clearTimeout(endTimer)
  isPressing = false
  for (const action of waiting) {
    waiting.delete(action)
    action()
  }
}
