import { eachElement } from '#client/document/each-element.ts'

/** How long a dropdown stays after the pointer has left it; coming back within this time keeps it. */
const DROPDOWN_CLOSE_DELAY_MS = 120

/** The dropdown whose button was pressed since it opened. */
let pressed: Element | undefined
let closeTimer: ReturnType<typeof setTimeout>

/**
 * Opens and closes the dropdowns of the main menu, one at a time: by hover, by keyboard focus, by their button; closes on Esc, on a
 * press outside, when focus moves on and when a page is chosen. A menu under `data-alive` no longer opens them by CSS alone.
 */
export function startDropdowns(): void {
  eachElement<HTMLElement>('[data-menu]', (menu) => {
    menu.dataset.alive = ''
    // Already opened by CSS when the script arrives
    for (const dropdown of menu.querySelectorAll('[data-dropdown]'))
      if (dropdown.matches(':hover, :focus-within')) show(dropdown)
  })
  document.addEventListener('pointerover', onPointerOver)
  document.addEventListener('pointerout', onPointerOut)
  document.addEventListener('focusin', onFocusIn)
  document.addEventListener('focusout', onFocusOut)
  document.addEventListener('pointerdown', onPointerDown)
  document.addEventListener('keydown', onKeyDown)
  document.addEventListener('click', onClick)
}

function dropdownAround(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-dropdown]') : null
}

function openDropdown(): Element | null {
  return document.querySelector('[data-dropdown][data-open]')
}

function show(dropdown: Element): void {
  clearTimeout(closeTimer)
  const open = openDropdown()
  if (open === dropdown) return
  if (open) close(open)
  setOpen(dropdown, true)
}

function close(dropdown: Element): void {
  if (pressed === dropdown) pressed = undefined
  setOpen(dropdown, false)
}

function setOpen(dropdown: Element, open: boolean): void {
  dropdown.toggleAttribute('data-open', open)
  dropdown.querySelector('button')?.setAttribute('aria-expanded', `${open}`)
}

function onPointerOver({ target, relatedTarget, pointerType }: PointerEvent): void {
  const dropdown = dropdownAround(target)
  if (dropdown && pointerType !== 'touch' && dropdownAround(relatedTarget) !== dropdown) show(dropdown)
}

function onPointerOut({ target, relatedTarget, pointerType }: PointerEvent): void {
  const dropdown = dropdownAround(target)
  if (!dropdown || pointerType === 'touch' || dropdownAround(relatedTarget) === dropdown) return
  clearTimeout(closeTimer)
  closeTimer = setTimeout(close, DROPDOWN_CLOSE_DELAY_MS, dropdown)
}

function onFocusIn({ target, relatedTarget }: FocusEvent): void {
  const dropdown = dropdownAround(target)
  if (!dropdown || dropdownAround(relatedTarget) === dropdown) return
  if ((target as Element).matches(':focus-visible')) show(dropdown)
}

function onFocusOut({ target, relatedTarget }: FocusEvent): void {
  const dropdown = dropdownAround(target)
  if (dropdown && relatedTarget && dropdownAround(relatedTarget) !== dropdown) close(dropdown)
}

function onPointerDown({ target }: PointerEvent): void {
  const open = openDropdown()
  if (open && dropdownAround(target) !== open) close(open)
}

function onKeyDown({ key }: KeyboardEvent): void {
  const open = openDropdown()
  if (key !== 'Escape' || !open) return
  if (open.contains(document.activeElement)) open.querySelector('button')?.focus()
  close(open)
}

function onClick({ target }: MouseEvent): void {
  const dropdown = dropdownAround(target)
  if (!dropdown) return
  if ((target as Element).closest('button')) press(dropdown)
  else if ((target as Element).closest('[data-dropdown] > ul')) close(dropdown)
}

/** Hover and focus have opened it before the button is pressed: that first press must not close it again. */
function press(dropdown: Element): void {
  const isOpen = dropdown.hasAttribute('data-open')
  if (isOpen && pressed === dropdown) {
    close(dropdown)
    return
  }
  show(dropdown)
  pressed = dropdown
}
