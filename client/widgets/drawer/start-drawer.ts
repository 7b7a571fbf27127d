/**
 * Closes the drawer when a link in it or the page beside it is pressed; where browsers do not know invoker commands (HTML, "The
 * button element", `command`) also does what its buttons say.
 */
export function startDrawer(): void {
  document.addEventListener('click', closeOnLinkOrBackdrop)
  if (!('commandForElement' in HTMLButtonElement.prototype)) document.addEventListener('click', invoke)
}

function closeOnLinkOrBackdrop({ target }: MouseEvent): void {
  const drawer = (target as Element).closest<HTMLDialogElement>('[data-drawer]')
  if (drawer && (target === drawer || (target as Element).closest('a'))) drawer.close()
}

function invoke({ target }: MouseEvent): void {
  const button = (target as Element).closest('button[commandfor]')
  if (!button) return
  const dialog = document.getElementById(button.getAttribute('commandfor') as string) as HTMLDialogElement
  if (button.getAttribute('command') === 'close') dialog.close()
  else dialog.showModal()
}
