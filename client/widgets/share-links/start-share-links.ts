import { eachElement } from '#client/document/each-element.ts'

/** Buttons with `data-share`, an address: shown (`data-available`) where the device can share, and open its sharing menu. */
export function startShareLinks(): void {
  if (!('share' in navigator)) return
  eachElement('[data-share]', (button) => button.setAttribute('data-available', ''))
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-share]')
    // Rejects when the visitor closes the menu.
    if (button) navigator.share({ title: button.dataset.shareTitle, url: button.dataset.share }).catch(() => {})
  })
}
