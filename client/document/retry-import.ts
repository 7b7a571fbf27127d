/**
 * A failed import is tried again after this time at the latest, even if no event has reported that the network is back.
 */
const LONGEST_WAIT_MS = 60_000
/**
 * The wait after the first failure. Each further wait is twice as long, up to `LONGEST_WAIT_MS`. The first wait is
 * short, because a change from one network to another breaks requests off without any event (Chromium:
 * ERR_NETWORK_CHANGED), and the next request already succeeds.
 */
const FIRST_WAIT_MS = 2000

/**
 * Resolves when another try may succeed: when the network is back, when the page is shown again, or after `latestMs` at
 * the latest.
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
 * Imports code that the page can do without for a while. Never rejects: after a failure, waits for `nextChance` and
 * tries again. An import also fails when the visitor leaves the page; it is tried again when Back shows the page from
 * the bfcache. Browsers never request a script again whose import has failed (whatwg/html#6768), so the build gives
 * each further try another address (`scripts/build/preload-helper.ts`).
 */
export async function retryImport<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    try {
      return await load()
    } catch {
      await nextChance(waitMs)
    }
  }
}
