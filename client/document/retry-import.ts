/** The next try comes after this time at the latest, even if no event has reported that the network is back. */
const RETRY_MS = 60_000
/**
 * The wait after the first failure; each further wait is twice as long, up to `RETRY_MS`. A change from one network to
 * another breaks requests off without any event, and the next request succeeds (Chromium: ERR_NETWORK_CHANGED).
 */
const FIRST_RETRY_MS = 2000

/**
 * Resolves when another try may succeed: when the network is back, when the page is shown again, or after `latestMs`.
 */
export function nextChance(latestMs: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      removeEventListener('pageshow', go)
      resolve()
    }
    const timer = setTimeout(go, latestMs)
    addEventListener('online', go)
    addEventListener('pageshow', go)
  })
}

/**
 * Imports code that the page can do without for a while. Never rejects, because a failed import is tried again at the
 * next chance, at first after seconds. An import also fails when the visitor leaves the page; it is tried again when Back shows the page from
 * the bfcache.
 */
export async function retryImport<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let waitMs = FIRST_RETRY_MS; ; waitMs = Math.min(2 * waitMs, RETRY_MS)) {
    try {
      return await load()
    } catch {
      await nextChance(waitMs)
    }
  }
}
