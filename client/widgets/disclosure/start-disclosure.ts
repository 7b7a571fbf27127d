interface DisclosureOptions {
  /** Selector of the elements that open: while one is open it has `data-open`. */
  element: string
  /** Selector, inside such an element, of the button that shows by `aria-expanded` whether it is open. */
  button: string
  /** Selector of what else toggles it when pressed; links in it never do. */
  surface?: string
  /** Selector of what closes it when pressed. */
  closing?: string
  /** Wait between the pointer's leaving and closing; a pointer that comes back meanwhile keeps it open. */
  closeDelayMs: number
  /** Whether the keyboard's focus opens it as a press does, so that the next press closes it. */
  isPressedByFocus: boolean
}

/**
 * Lets elements open, one at a time: while a mouse points at one, when the keyboard's focus comes to it, and by its button. Esc, a
 * press elsewhere, focus that moves on, a mouse that leaves and the button again close it. The first press keeps open what pointing has
 * opened; a mouse that leaves does not close what the keyboard's focus is in. Returns a function that opens one.
 */
export function startDisclosure(options: DisclosureOptions): (element: Element) => void {
  const { element: selector, button, surface, closing, closeDelayMs, isPressedByFocus } = options
  let openOne: Element | undefined
  /** The open one was pressed: the next press closes it. */
  let isPressed = false
  let closeTimer: ReturnType<typeof setTimeout>
  /** The page may scroll away under a resting mouse and back: that is no wish to open the element again. */
  const pointedAt = new WeakSet<Element>()

  const around = (target: EventTarget | null) => (target instanceof Element ? target.closest(selector) : null)

  const show = (element: Element, isOpen: boolean) => {
    element.toggleAttribute('data-open', isOpen)
    element.querySelector(button)?.setAttribute('aria-expanded', `${isOpen}`)
  }

  const close = (element: Element | null | undefined) => {
    if (!element || element !== openOne) return
    openOne = undefined
    show(element, false)
  }

  const open = (element: Element, isByPress = false) => {
    clearTimeout(closeTimer)
    if (openOne !== element) {
      close(openOne)
      openOne = element
      isPressed = false
      show(element, true)
    }
    isPressed ||= isByPress
  }

  const listeners: { [Type in keyof DocumentEventMap]?: (event: DocumentEventMap[Type]) => void } = {
    pointerover({ target, pointerType }) {
      const element = around(target)
      if (!element || pointerType !== 'mouse' || pointedAt.has(element)) return
      pointedAt.add(element)
      open(element)
    },
    pointerout({ target, relatedTarget, pointerType, clientX, clientY }) {
      const element = around(target)
      if (!element || pointerType !== 'mouse' || element.contains(relatedTarget as Node | null)) return
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const isStillInside = clientX > left && clientX < right && clientY > top && clientY < bottom
      if (isStillInside) return
      pointedAt.delete(element)
      // The page scrolls to where the keyboard's focus goes, away from under a resting mouse.
      if (element.querySelector(':focus-visible')) return
      clearTimeout(closeTimer)
      closeTimer = setTimeout(close, closeDelayMs, element)
    },
    focusin({ target }) {
      const element = around(target)
      if (element && (target as Element).matches(':focus-visible')) open(element, isPressedByFocus)
    },
    focusout({ target, relatedTarget }) {
      const element = around(target)
      if (relatedTarget && around(relatedTarget) !== element) close(element)
    },
    pointerdown({ target }) {
      if (around(target) !== openOne) close(openOne)
    },
    click({ target }) {
      const element = around(target)
      const isOn = (part?: string) => part && (target as Element).closest(part)
      if (!element) return
      if (isOn(closing)) close(element)
      else if (isOn(button) || (isOn(surface) && !isOn('a'))) {
        if (openOne === element && isPressed) close(element)
        else open(element, true)
      }
    },
    keydown({ key }) {
      if (key !== 'Escape' || !openOne) return
      const element = openOne
      // The focused element may vanish when it closes. Before that, since focus on the button would open it again.
      if (element.contains(document.activeElement)) element.querySelector<HTMLElement>(button)?.focus()
      close(element)
    },
  }
  for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener as EventListener)
  return open
}
