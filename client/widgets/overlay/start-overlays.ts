const OVERLAY = '[data-overlay]'
const TOGGLE = '[data-overlay-toggle]'

/** The element whose overlay is open; there is never more than one. */
let openOne: HTMLElement | undefined
/** Opened by a press or the keyboard's focus, not just by pointing. */
let isKept = false
/** What lies under a resting mouse may move away and come back while the overlay does: no new wish of the visitor's. */
const pointedAt = new WeakSet<Element>()

/**
 * Overlays that reveal more about what they lie on (design §6), an element with `data-overlay`: one opens while a mouse points at
 * it, when the keyboard's focus comes to it, and by its toggle; Esc, the mouse or the focus leaving, a press elsewhere, another overlay or
 * the toggle again closes it. While the keyboard's focus is in it the mouse's leaving does not. The first press keeps open what pointing has opened. Where it can be toggled, there is in it an `OverlayToggle`; parts that
 * may be pressed as well have `data-overlay-surface`. An open one has `data-open`.
 */
export function startOverlays(): void {
  document.addEventListener('pointerover', onPointerOver)
  document.addEventListener('pointerout', onPointerOut)
  document.addEventListener('focusin', onFocusIn)
  document.addEventListener('focusout', onFocusOut)
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKeyDown)
  document.addEventListener('pointerdown', onPointerDown)
}

function overlayOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(OVERLAY) : null
}

function open(element: HTMLElement, kept: boolean): void {
  if (openOne !== element) {
    close(openOne)
    show(element, true)
    openOne = element
  }
  isKept = kept
}

function close(element: HTMLElement | null | undefined): void {
  if (!element || element !== openOne) return
  openOne = undefined
  show(element, false)
}

function show(element: HTMLElement, isOpen: boolean): void {
  element.toggleAttribute('data-open', isOpen)
  element.querySelector(TOGGLE)?.setAttribute('aria-expanded', String(isOpen))
}

function onPointerOver({ target, pointerType }: PointerEvent): void {
  const element = overlayOf(target)
  if (!element || pointerType !== 'mouse' || pointedAt.has(element)) return
  pointedAt.add(element)
  if (openOne !== element) open(element, false)
}

function onPointerOut({ target, relatedTarget, pointerType, clientX, clientY }: PointerEvent): void {
  const element = overlayOf(target)
  if (!element || pointerType !== 'mouse' || element.contains(relatedTarget as Node | null)) return
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const isStillInside = clientX > left && clientX < right && clientY > top && clientY < bottom
  if (isStillInside) return
  pointedAt.delete(element)
  // The page scrolls to what the keyboard comes to, away from under a resting mouse.
  if (!element.querySelector(':focus-visible')) close(element)
}

function onFocusIn({ target }: FocusEvent): void {
  const element = overlayOf(target)
  if (element && (target as Element).matches(':focus-visible')) open(element, true)
}

function onFocusOut({ target, relatedTarget }: FocusEvent): void {
  const element = overlayOf(target)
  if (!element?.contains(relatedTarget as Node | null)) close(element)
}

function onClick({ target }: MouseEvent): void {
  const element = overlayOf(target)
  if (!element || !(target as Element).closest(`${TOGGLE}, [data-overlay-surface]`) || (target as Element).closest('a'))
    return
  if (openOne === element && isKept) close(element)
  else open(element, true)
}

function onKeyDown({ key }: KeyboardEvent): void {
  if (key !== 'Escape' || !openOne) return
  // What has the focus may vanish with the overlay; coming back to the button must not open it again.
  const element = openOne
  if (element.contains(document.activeElement)) element.querySelector<HTMLElement>(TOGGLE)?.focus()
  close(element)
}

function onPointerDown({ target }: PointerEvent): void {
  if (!openOne?.contains(target as Node)) close(openOne)
}
