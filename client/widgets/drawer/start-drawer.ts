/**
 * Closes the drawer (the menu of small screens) when the visitor presses the backdrop or a link in the drawer. Some
 * browsers do not support invoker commands (HTML, button attributes `command` and `commandfor`). In these browsers this
 * function also makes the buttons work that open and close the drawer.
 */
export function startDrawer(): void {
  document.addEventListener('click', closeOnLinkOrBackdrop)
  if (!('commandForElement' in HTMLButtonElement.prototype)) document.addEventListener('click', invokeCommand)
}

function closeOnLinkOrBackdrop({ target }: MouseEvent): void {
  const drawer = (target as Element).closest<HTMLDialogElement>('[data-drawer]')
  if (drawer && (target === drawer || (target as Element).closest('a'))) drawer.close()
}

function invokeCommand({ target }: MouseEvent): void {
  const button = (target as Element).closest('button[commandfor]')
  if (!button) return
  const dialog = document.getElementById(button.getAttribute('commandfor') as string) as HTMLDialogElement
  if (button.getAttribute('command') === 'close') dialog.close()
  else dialog.showModal()
}
