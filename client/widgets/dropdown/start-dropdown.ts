import { eachElement } from '#client/document/each-element.ts'
import { startDisclosure } from '#client/widgets/disclosure/start-disclosure.ts'

/** The dropdowns of the main menu. Until this has run CSS opens them, on hover and focus; a menu with `data-alive` leaves it to script. */
export function startDropdown(): void {
  const open = startDisclosure({
    element: '[data-dropdown]',
    button: 'button',
    closing: '[data-dropdown] > ul',
    closeDelayMs: 120,
    isPressedByFocus: false,
  })
  eachElement<HTMLElement>('[data-menu]', (menu) => {
    menu.dataset.alive = ''
    // CSS has opened it already.
    const opened = menu.querySelector('[data-dropdown]:is(:hover, :focus-within)')
    if (opened) open(opened)
  })
}
