const device = matchMedia('(prefers-color-scheme: dark)')

/** Whether the page is shown in the colours of the night: as the visitor has chosen, else as the device has it. */
export function isNight(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'night' : device.matches
}

/** Calls `listener` when day may have become night, or night day; returns how to end this. */
export function onNight(listener: () => void): () => void {
  const changes = new MutationObserver(listener)
  changes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  device.addEventListener('change', listener)
  return () => {
    changes.disconnect()
    device.removeEventListener('change', listener)
  }
}

/** Makes it night, or day. What the device has by itself need not be kept: then the page follows the device again. */
export function setNight(isToBeNight: boolean): void {
  try {
    if (isToBeNight === device.matches) localStorage.removeItem('theme')
    else localStorage.setItem('theme', isToBeNight ? 'night' : 'day')
    dispatchEvent(new Event('themechange'))
  } catch {
    // Refused, as in some private modes: it holds until the next page.
    document.documentElement.dataset.theme = isToBeNight ? 'night' : 'day'
  }
}
