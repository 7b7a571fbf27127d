import { stepForSwipe } from './carousel-steps.ts'

/**
 * Follows a finger or pen that has come down on an element and tells whether that becomes a swipe: `onSwipe(1)` to what lies on the
 * right, `onSwipe(-1)` to the left. A mouse selects text instead. While the finger is down, the element's `--drag` says how far it has
 * gone. The element needs `touch-action: pan-y`, else the browser takes the gesture for itself; scrolling ends the swipe.
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
