/** A shorter move is a tap. */
const SWIPE_MIN_PX = 40

/**
 * Follows a finger or pen from its `pointerdown` on an element and calls `onSwipe` at the end: with 1 for the slide on the right, -1 for
 * the one on the left, 0 for no swipe. A mouse selects text instead. Meanwhile the element's `--drag` is the distance to the right.
 * The element needs `touch-action: pan-y`, or the browser takes the gesture; scrolling ends the swipe.
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

/** How many slides a finger's move, in CSS pixels, moves on: 1, -1, or 0 where it was no horizontal swipe. */
export function stepForSwipe(right: number, down: number): number {
  if (Math.abs(right) < SWIPE_MIN_PX || Math.abs(right) < Math.abs(down)) return 0
  return -Math.sign(right)
}
