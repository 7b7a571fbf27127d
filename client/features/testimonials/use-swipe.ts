import { type PointerEvent, useRef } from 'react'
import { stepForSwipe } from './carousel-steps.ts'

/**
 * Handlers that tell swipes sideways by finger or pen: `onSwipe(1)` to what lies on the right, `onSwipe(-1)` to the left. A mouse
 * selects text instead. While the finger is down, the element's `--drag` says how far it has gone. The element needs
 * `touch-action: pan-y`, else the browser takes the gesture for itself; scrolling ends the swipe.
 */
export function useSwipe(onSwipe: (step: number) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = undefined
    currentTarget.style.removeProperty('--drag')
  }
  return {
    onPointerDown({ pointerType, isPrimary, clientX, clientY }: PointerEvent<HTMLElement>) {
      if (pointerType !== 'mouse' && isPrimary) start.current = { x: clientX, y: clientY }
    },
    onPointerMove({ currentTarget, isPrimary, clientX }: PointerEvent<HTMLElement>) {
      if (start.current && isPrimary) currentTarget.style.setProperty('--drag', `${clientX - start.current.x}px`)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const { isPrimary, clientX, clientY } = event
      if (!start.current || !isPrimary) return
      const step = stepForSwipe(clientX - start.current.x, clientY - start.current.y)
      end(event)
      if (step) onSwipe(step)
    },
    onPointerCancel: end,
  }
}
