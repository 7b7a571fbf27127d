/**
 * Closes the drawer when the visitor presses a link in it or the backdrop. In browsers without invoker commands (HTML,
 * "The button element", `command`) this also makes the buttons of the drawer work.
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
