import { eachElement } from '#client/document/each-element.ts'
import { startDisclosure } from '#client/widgets/disclosure/start-disclosure.ts'

/**
 * Starts the dropdowns of the main menu. Before that, CSS opens them on hover and focus. `data-alive` on the menu turns
 * these CSS rules off.
 */
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
    // CSS has already opened this dropdown and closes it now because of `data-alive`. Open it at once, so that it
    // stays.
    const opened = menu.querySelector('[data-dropdown]:is(:hover, :focus-within)')
    if (opened) open(opened)
  })
}
