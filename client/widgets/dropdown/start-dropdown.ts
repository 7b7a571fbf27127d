import { eachElement } from '#client/document/each-element.ts'
import { startDisclosure } from '#client/widgets/disclosure/start-disclosure.ts'

/**
 * Starts the dropdowns of the main menu. Until this function runs, CSS opens the dropdowns on hover and focus.
 * `data-alive` on the menu turns these CSS rules off.
 */
export function startDropdown(): void {
  const open = startDisclosure({
    element: '[data-dropdown]',
    button: 'button',
    closing: '[data-dropdown] > ul',
    closeDelayMs: 120,
    pressClosesAfterFocus: false,
  })
  eachElement<HTMLElement>('[data-menu]', (menu) => {
    // When Back shows the menu again, the script and not CSS has opened and closed its dropdowns.
    if ('alive' in menu.dataset) return
    menu.dataset.alive = ''
    // If the visitor already points at a dropdown or has focused it, CSS has opened it. `data-alive` ends the CSS rule,
    // so the script opens this dropdown at once, and it stays open.
    const opened = menu.querySelector('[data-dropdown]:is(:hover, :focus-within)')
    if (opened) open(opened)
  })
}
