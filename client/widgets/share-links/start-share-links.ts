import { eachElement } from '#client/document/each-element.ts'
import { onClick } from '#client/document/on-click.ts'

/**
 * Starts the buttons with `data-share`, which open the device's sharing menu for the address in that attribute. They
 * are shown (`data-available`) only if the device can share.
 */
export function startShareLinks(): void {
  if (!('share' in navigator)) return
  eachElement('[data-share]', (button) => button.setAttribute('data-available', ''))
  onClick('[data-share]', ({ dataset: { share, shareTitle } }) => {
    // `share` rejects if the visitor closes the menu, which is no error.
    navigator.share({ title: shareTitle, url: share }).catch(() => {})
  })
}
