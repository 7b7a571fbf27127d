import { eachElement } from '#client/document/each-element.ts'

/**
 * Starts the buttons with `data-share`, which open the device's sharing menu for the address in that attribute. They
 * are shown (`data-available`) only if the device can share.
 */
export function startShareLinks(): void {
  if (!('share' in navigator)) return
  eachElement('[data-share]', (button) => button.setAttribute('data-available', ''))
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-share]')
    // `share` rejects if the visitor closes the menu, which is no error.
    if (button) navigator.share({ title: button.dataset.shareTitle, url: button.dataset.share }).catch(() => {})
  })
}
