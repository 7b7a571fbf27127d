import { eachElement } from '#client/document/each-element.ts'

/** Buttons that hand the address in their `data-share` to what the device shares with; where it has that they are `data-available`. */
export function startSharing(): void {
  if (!('share' in navigator)) return
  eachElement('[data-share]', (button) => button.setAttribute('data-available', ''))
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-share]')
    if (button) navigator.share({ title: button.dataset.shareTitle, url: button.dataset.share }).catch(() => {})
  })
}
