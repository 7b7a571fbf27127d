import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/**
 * An overlay that reveals more about what it lies on (design §6): opens while a mouse points at the element, when the
 * keyboard's focus comes to it, and by `toggle` for touch; Esc, leaving, or `toggle` again closes it. Spread `handlers` on the
 * element; in it stands a button with `aria-expanded` that calls `toggle`.
 */
export function useOverlay<Target extends HTMLElement>() {
  const ref = useRef<Target>(null)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    const closeOnEsc = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      // What has the focus may vanish with the overlay; coming back to the button must not open it again.
      if (ref.current?.contains(document.activeElement))
        ref.current.querySelector<HTMLElement>('[aria-expanded]')?.focus()
      setIsOpen(false)
    }
    document.addEventListener('keydown', closeOnEsc)
    return () => document.removeEventListener('keydown', closeOnEsc)
  }, [isOpen])

  const handlers = {
    ref,
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setIsOpen(true),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && setIsOpen(false),
    onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && setIsOpen(true),
    onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && setIsOpen(false),
  }
  return { isOpen, toggle: () => setIsOpen(!isOpen), handlers }
}
