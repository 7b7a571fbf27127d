import { pageState, THEME_CHANGE } from '#client/document/page-state.ts'
import { storage } from '#client/document/storage.ts'

/**
 * Shows the theme that the visitor has chosen, otherwise that of the device, before anything is painted. `data-theme`
 * sets the colours (`tokens.css`). Pictures and `<meta>` elements with `data-night` get a `media` that fits the theme.
 * Shows the theme again when the choice changes, also in another tab, and when Back restores the page.
 */
export function showThemeAlways(): void {
  showTheme()
  // The served pictures follow the device's theme. While the parser still adds pictures, the observer corrects the
  // `media` of each before the browser loads it.
  if (storage('localStorage').theme) {
    const observer = new MutationObserver(showTheme)
    observer.observe(document.documentElement, { childList: true, subtree: true })
    addEventListener('DOMContentLoaded', () => observer.disconnect())
  }
  for (const change of [THEME_CHANGE, 'storage', 'pageshow']) addEventListener(change, showTheme)
}

/** Applies the stored choice. Changes only what differs, because each change calls the observer again. */
function showTheme(): void {
  const { theme = '' } = storage('localStorage')
  if (pageState.theme !== theme) pageState.theme = theme
  for (const part of document.querySelectorAll<HTMLSourceElement>('[data-night]')) {
    const { night } = part.dataset
    const ofDevice = `${night} and (prefers-color-scheme: dark)`
    const media = { '': ofDevice, night, day: 'not all' }[theme] as string
    if (part.media !== media) part.media = media
  }
}
