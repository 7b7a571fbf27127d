import { pageState } from './page-state.ts'

const TOUCHES = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll', 'focusin']

/**
 * Resolves when the visitor first points, touches, scrolls, presses a key or moves the focus. Code that waits for this
 * is not loaded for visitors who only look at the page.
 */
export const firstTouch = new Promise<void>((resolve) => {
  const end = () => {
    for (const touch of TOUCHES) removeEventListener(touch, end, true)
    pageState.touched = ''
    resolve()
  }
  for (const touch of TOUCHES) addEventListener(touch, end, { capture: true, passive: true })
})
