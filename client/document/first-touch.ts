const TOUCHES = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll', 'focusin']

/** Resolves when the visitor first does anything: points, touches, scrolls, presses a key. Who only looks pays for nothing. */
export const firstTouch = new Promise<void>((resolve) => {
  const end = () => {
    for (const touch of TOUCHES) removeEventListener(touch, end, true)
    document.documentElement.dataset.touched = ''
    resolve()
  }
  for (const touch of TOUCHES) addEventListener(touch, end, { capture: true, passive: true })
})
