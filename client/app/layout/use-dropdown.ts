import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react'

/** How long a dropdown stays after the pointer has left it; coming back within this time keeps it. */
export const DROPDOWN_CLOSE_DELAY_MS = 120

/**
 * Opens and closes a dropdown: by hover, by keyboard focus, by its button; closes on Esc, on a press outside and when
 * focus moves on. Returns the props of the element around button and panel, and of the button.
 */
export function useDropdown(isOpen: boolean, setOpen: (open: boolean) => void) {
  const root = useRef<HTMLLIElement>(null)
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Hover and focus have opened it before the button is pressed: that first press must not close it again.
  const isPressed = useRef(false)

  useEffect(() => {
    if (!isOpen) {
      isPressed.current = false
      return
    }
    const isInside = (node: EventTarget | null) => node instanceof Node && root.current?.contains(node)
    const onPointerDown = (event: Event) => !isInside(event.target) && setOpen(false)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (isInside(document.activeElement)) root.current?.querySelector('button')?.focus()
      setOpen(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [isOpen, setOpen])

  const show = () => {
    clearTimeout(closeTimer.current)
    setOpen(true)
  }

  return {
    rootProps: {
      ref: root,
      onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && show(),
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return
        clearTimeout(closeTimer.current)
        closeTimer.current = setTimeout(() => setOpen(false), DROPDOWN_CLOSE_DELAY_MS)
      },
      onFocus: (event: FocusEvent) => {
        const cameFromOutside = !event.currentTarget.contains(event.relatedTarget)
        if (cameFromOutside && event.target.matches(':focus-visible')) show()
      },
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      },
    },
    buttonProps: {
      'aria-expanded': isOpen,
      onClick: () => {
        if (isOpen && isPressed.current) setOpen(false)
        else show()
        isPressed.current = true
      },
    },
  }
}
