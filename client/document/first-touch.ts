const TOUCHES = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll', 'focusin']

/** Resolves when the visitor first points, touches, scrolls or presses a key: a visitor who only looks loads nothing more. */
export const firstTouch = new Promise<void>((resolve) => {
  const end = () => {
    for (const touch of TOUCHES) removeEventListener(touch, end, true)
    resolve()
  }
  for (const touch of TOUCHES) addEventListener(touch, end, { capture: true, passive: true })
})
