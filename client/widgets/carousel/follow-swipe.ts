/** Minimum distance of a swipe to the left or right. A shorter move of the finger is a tap. */
const SWIPE_MIN_PX = 40

/**
 * Follows a finger or pen from its `pointerdown` on an element until it is lifted. Then calls `onSwipe` with 1 for a
 * swipe to the left (the next slide), -1 for a swipe to the right (the previous slide) and 0 for no swipe. A mouse is
 * ignored, because visitors select text with it. A second finger is ignored as well. During the move the element's
 * property `--drag` tells CSS how far the finger has moved to the right. The element needs `touch-action: pan-y`,
 * otherwise the browser handles horizontal moves itself. If the browser starts to scroll, the swipe ends without a
 * call.
 */
export function followSwipe(element: HTMLElement, start: PointerEvent, onSwipe: (step: number) => void): void {
  if (start.pointerType === 'mouse' || !start.isPrimary) return
  const listening = new AbortController()
  const follow = (type: 'pointermove' | 'pointerup' | 'pointercancel', listener: (event: PointerEvent) => void) =>
    element.addEventListener(type, (event) => event.pointerId === start.pointerId && listener(event), {
      signal: listening.signal,
    })
  const end = () => {
    listening.abort()
    element.style.removeProperty('--drag')
  }
  follow('pointermove', ({ clientX }) => element.style.setProperty('--drag', `${clientX - start.clientX}px`))
  follow('pointerup', ({ clientX, clientY }) => {
    end()
    onSwipe(stepForSwipe(clientX - start.clientX, clientY - start.clientY))
  })
  follow('pointercancel', end)
}

/**
 * Returns by how many slides the move of a finger turns the carousel: 1 for a swipe to the left, -1 for a swipe to the
 * right, 0 for any other move. `right` and `down` say how far the finger has moved, in CSS pixels.
 */
export function stepForSwipe(right: number, down: number): number {
  if (Math.abs(right) < SWIPE_MIN_PX || Math.abs(right) < Math.abs(down)) return 0
  return -Math.sign(right)
}
