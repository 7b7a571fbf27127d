import { isPlainClick } from '#client/routing/plain-click.ts'

/** Event of the window: the same page is about to be loaded in another language. */
export const LANGUAGE_SWITCH = 'languageswitch'

/** Where what stands in a form is kept for the page in another language: in the session's storage, which holds as long as the tab does. */
export const HANDED_OVER = 'handed-over'

/** True while that waits for its form. */
export function hasHandedOver(): boolean {
  try {
    return HANDED_OVER in sessionStorage
  } catch {
    return false
  }
}

/**
 * The links to a page's other languages load it anew; how far it is scrolled goes along (`bootstrap.js` takes it up), and what stands
 * in its forms, of which they are told.
 */
export function startLanguageSwitch(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a[hreflang]')
    if (!link || !isPlainClick(event)) return
    try {
      sessionStorage.place = scrollY
    } catch {
      // Storage refused: it starts at the top.
    }
    dispatchEvent(new Event(LANGUAGE_SWITCH))
  })
}
