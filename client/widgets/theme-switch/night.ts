import { pageState, THEME_CHANGE } from '#client/document/page-state.ts'

const device = matchMedia('(prefers-color-scheme: dark)')

/** True if the page shows its night colours: by the visitor's choice or, if there is none, by the device's setting. */
export function isNight(): boolean {
  const { theme } = pageState
  return theme ? theme === 'night' : device.matches
}

/**
 * Calls `listener` when the page may have changed between day and night colours. Returns a function that stops the
 * calls.
 */
export function onNightChange(listener: () => void): () => void {
  const changes = new MutationObserver(listener)
  changes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  device.addEventListener('change', listener)
  return () => {
    changes.disconnect()
    device.removeEventListener('change', listener)
  }
}

/**
 * Changes to night or day colours. A choice that equals the device's setting is not stored, so that the page follows
 * the setting again when it changes.
 */
export function setNight(isToBeNight: boolean): void {
  const theme = isToBeNight ? 'night' : 'day'
  try {
    if (isToBeNight === device.matches) localStorage.removeItem('theme')
    else localStorage.setItem('theme', theme)
    dispatchEvent(new Event(THEME_CHANGE))
  } catch {
    // The browser refuses storage, as in some private modes. The choice is then kept only until the next page is
    // loaded.
    pageState.theme = theme
  }
}
