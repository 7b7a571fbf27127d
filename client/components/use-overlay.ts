import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** Closes the overlay that is open; there is never more than one. */
let closeOpenOne = () => {}

/**
 * An overlay that reveals more about what it lies on (design §6): opens while a mouse points at the element, when the
 * keyboard's focus comes to it, and by `toggle`; Esc, leaving, a press elsewhere, another overlay or `toggle` again closes it.
 * The first `toggle` keeps open what pointing has opened. Spread `handlers` on the element. Where it can be toggled, there is in
 * it an `OverlayToggle`, and `surface` is spread on the parts that may be pressed as well. The element has `data-hydrated`
 * once all this works: until then CSS can answer pointing and focus.
 */
export function useOverlay<Target extends HTMLElement>() {
  const ref = useRef<Target>(null)
  const [state, setState] = useState<'closed' | 'pointedAt' | 'open'>('closed')
  const isOpen = state !== 'closed'
  const isPointedAt = useRef(false)

  useEffect(() => {
    if (ref.current) ref.current.dataset.hydrated = ''
  }, [])

  useEffect(() => {
    if (!isOpen) return
    const close = () => setState('closed')
    const closeOnEsc = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      // What has the focus may vanish with the overlay; coming back to the button must not open it again.
      if (ref.current?.contains(document.activeElement))
        ref.current.querySelector<HTMLElement>('[aria-expanded]')?.focus()
      close()
    }
    const closeOnPressElsewhere = ({ target }: Event) => !ref.current?.contains(target as Node) && close()
    closeOpenOne()
    closeOpenOne = close
    document.addEventListener('keydown', closeOnEsc)
    document.addEventListener('pointerdown', closeOnPressElsewhere)
    return () => {
      if (closeOpenOne === close) closeOpenOne = () => {}
      document.removeEventListener('keydown', closeOnEsc)
      document.removeEventListener('pointerdown', closeOnPressElsewhere)
    }
  }, [isOpen])

  const toggle = () => setState(state === 'open' ? 'closed' : 'open')
  // What lies under a resting mouse may move away and come back while the overlay does: no new wish of the visitor's.
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || isPointedAt.current) return
    isPointedAt.current = true
    if (!isOpen) setState('pointedAt')
  }
  const onPointerLeave = ({ pointerType, clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
    const isStillInside = clientX > left && clientX < right && clientY > top && clientY < bottom
    if (pointerType !== 'mouse' || isStillInside) return
    isPointedAt.current = false
    setState('closed')
  }
  const handlers = {
    ref,
    onPointerEnter,
    onPointerLeave,
    onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && setState('open'),
    onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && setState('closed'),
  }
  const surface = { onClick: (event: MouseEvent) => !(event.target as Element).closest('a') && toggle() }
  return { isOpen, toggle, handlers, surface }
}
