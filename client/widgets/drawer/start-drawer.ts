import { eachElement } from '#client/document/each-element.ts'
import { onClick } from '#client/document/on-click.ts'

/**
 * Closes the drawer (the menu of small screens) when the visitor presses the backdrop or a link in the drawer. Some
 * browsers do not support invoker commands (HTML, button attributes `command` and `commandfor`). In these browsers this
 * function also makes the buttons work that open and close the drawer.
 */
export function startDrawer(): void {
  onClick<HTMLDialogElement>('[data-drawer]', (drawer, { target }) => {
    if (target === drawer || (target as Element).closest('a')) drawer.close()
  })
  // Back may lead to another page while the drawer is open. Forward would otherwise show the drawer again, but as a
  // dialog that is no longer modal.
  eachElement<HTMLDialogElement>('[data-drawer]', (drawer) => () => drawer.close())
  if (!('commandForElement' in HTMLButtonElement.prototype)) onClick('button[commandfor]', invokeCommand)
}

function invokeCommand(button: Element): void {
  const dialog = document.getElementById(button.getAttribute('commandfor') as string) as HTMLDialogElement
  if (button.getAttribute('command') === 'close') dialog.close()
  else dialog.showModal()
}
