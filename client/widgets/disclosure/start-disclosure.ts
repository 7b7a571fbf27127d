import { eachElement } from '#client/document/each-element.ts'

interface DisclosureOptions {
  /** Selector of the elements that can be opened. An open element has `data-open`. */
  element: string
  /**
   * Selector of the button inside each element that can be opened. The button's `aria-expanded` says whether its
   * element is open.
   */
  button: string
  /** Selector of other parts of the element that open and close it when pressed, except links in these parts. */
  surface?: string
  /** Selector of parts of the element that close it when pressed. */
  closing?: string
  /** How long an element stays open after the mouse has left it. A mouse that comes back in this time keeps it open. */
  closeDelayMs: number
  /** Whether the first press closes an element that keyboard focus has opened. */
  pressClosesAfterFocus: boolean
}

/**
 * Opens and closes elements, one at a time. An element opens while a mouse points at it, when keyboard focus enters it,
 * and by its button. It closes by Esc, by a press elsewhere, when the focus moves out, when the mouse leaves, and by
 * its button. If pointing has opened an element, the first press does not close it; it still closes when the mouse
 * leaves. While keyboard focus is in the element, a mouse that leaves does not close it. Returns a function that opens
 * an element.
 */
export function startDisclosure(options: DisclosureOptions): (element: Element) => void {
  const { element: selector, button, surface, closing, closeDelayMs, pressClosesAfterFocus } = options
  let openElement: Element | undefined
  /** Whether the next press closes the open element: after a press and, with `pressClosesAfterFocus`, after focus. */
  let pressCloses = false
  let closeTimer: ReturnType<typeof setTimeout>
  /**
   * The elements that have the mouse inside their box. An element opens only when the mouse enters its box: while the
   * element opens or closes, its parts move under a resting mouse, and their events must not open the element again.
   */
  const pointedAt = new WeakSet<Element>()

  const elementAround = (target: EventTarget | null) => (target instanceof Element ? target.closest(selector) : null)

  const setOpen = (element: Element, isOpen: boolean) => {
    element.toggleAttribute('data-open', isOpen)
    element.querySelector(button)?.setAttribute('aria-expanded', `${isOpen}`)
  }

  const close = (element: Element | null | undefined) => {
    if (!element || element !== openElement) return
    openElement = undefined
    setOpen(element, false)
  }

  const open = (element: Element) => {
    clearTimeout(closeTimer)
    if (element === openElement) return
    close(openElement)
    openElement = element
    pressCloses = false
    setOpen(element, true)
  }

  const listeners: { [Type in keyof DocumentEventMap]?: (event: DocumentEventMap[Type]) => void } = {
    pointerover({ target, pointerType }) {
      const element = elementAround(target)
      if (!element || pointerType !== 'mouse' || pointedAt.has(element)) return
      pointedAt.add(element)
      open(element)
    },
    pointerout({ target, relatedTarget, pointerType, clientX, clientY }) {
      const element = elementAround(target)
      if (!element || pointerType !== 'mouse' || element.contains(relatedTarget as Node | null)) return
      if (isInside(element.getBoundingClientRect(), clientX, clientY)) return
      pointedAt.delete(element)
      // Keyboard focus makes the page scroll, and the scrolling can move the element away from under a resting mouse.
      // This must not close the element.
      if (element.querySelector(':focus-visible')) return
      clearTimeout(closeTimer)
      closeTimer = setTimeout(close, closeDelayMs, element)
    },
    focusin({ target }) {
      const element = elementAround(target)
      if (!element || !(target as Element).matches(':focus-visible')) return
      open(element)
      pressCloses ||= pressClosesAfterFocus
    },
    focusout({ target, relatedTarget }) {
      const element = elementAround(target)
      // Without a `relatedTarget` the whole window may have lost the focus. The element then stays open.
      if (relatedTarget && elementAround(relatedTarget) !== element) close(element)
    },
    pointerdown({ target }) {
      if (elementAround(target) !== openElement) close(openElement)
    },
    click({ target }) {
      const element = elementAround(target)
      if (!element) return
      const isOn = (part?: string) => part && (target as Element).closest(part)
      if (isOn(closing)) return close(element)
      const isOnSurface = isOn(surface) && !isOn('a')
      if (!isOn(button) && !isOnSurface) return
      if (element === openElement && pressCloses) return close(element)
      open(element)
      pressCloses = true
    },
    keydown({ key }) {
      if (key !== 'Escape' || !openElement) return
      const element = openElement
      // Closing may hide the focused element, so the button gets the focus. The button must get it before the element
      // closes: keyboard focus that enters a closed element opens it.
      if (element.contains(document.activeElement)) element.querySelector<HTMLElement>(button)?.focus()
      close(element)
    },
  }
  // An element whose page a link replaces gets no `pointerout`. When Back shows it again, it must be closed, and must
  // open under the mouse.
  eachElement(selector, (element) => () => {
    pointedAt.delete(element)
    close(element)
  })
  for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener as EventListener)
  return open
}

function isInside({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return x > left && x < right && y > top && y < bottom
}
