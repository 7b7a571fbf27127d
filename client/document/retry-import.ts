/** The longest wait where nobody says that the network is back. */
const RETRY_MS = 60_000

/** Resolves when another try may succeed: when the network or the visitor comes back, or after `latestMs`. */
export function nextChance(latestMs = RETRY_MS): Promise<void> {
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
 * Fetches what a page can do without for the moment. Never rejects: what fails is tried again when there is a chance. Browsers also
 * let an import fail when the page is being left; it is tried again should the visitor come back to the page as it was.
 */
export async function retryImport<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load()
    } catch {
      await nextChance()
    }
  }
}
