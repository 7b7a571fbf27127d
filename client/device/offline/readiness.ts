/** How much of the site is on the device, for all parts of the page that show it. */

export interface Readiness {
  /**
   * `checking`: it is not known yet whether files are missing · `unsupported`: there is no service worker ·
   * `preparing`: missing files are being fetched · `sparing`: the pages are on the device, but not the rest of the
   * site, because the visitor saves data · `ready`: the whole site is on the device · `failed`: fetching failed and is
   * tried again later · `full`: the device has no room for the rest.
   */
  state: 'checking' | 'unsupported' | 'preparing' | 'sparing' | 'ready' | 'failed' | 'full'
  /**
   * True if all core groups of the visitor's language are on the device: its pages, and the files that every page needs
   * at its start.
   */
  hasText: boolean
  /** The number of bytes of the site that are on the device, counted as sent (compressed). */
  done: number
  /** The number of bytes of the whole site, counted as sent (compressed). */
  total: number
}

/** How much of the site is on the device now. Only `setReadiness` changes it. */
export let readiness: Readiness = { state: 'checking', hasText: false, done: 0, total: 1 }
const listeners = new Set<(readiness: Readiness) => void>()

/**
 * Calls `listener` with how much of the site is on the device, now and after each change. Returns a function that
 * unsubscribes.
 */
export function onReadiness(listener: (readiness: Readiness) => void): () => void {
  listeners.add(listener)
  listener(readiness)
  return () => listeners.delete(listener)
}

/** Changes the readiness, shows it in `data-offline`, and notifies the listeners. */
export function setReadiness(next: Partial<Readiness>): void {
  readiness = { ...readiness, ...next }
  const { dataset } = document.documentElement
  if (readiness.state === 'ready') dataset.offline = 'ready'
  else if (readiness.hasText) dataset.offline = 'text'
  else delete dataset.offline
  for (const listener of listeners) listener(readiness)
}
