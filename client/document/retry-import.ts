/** The longest wait where no event says that the network is back. */
const RETRY_MS = 60_000

/** Resolves when another try may succeed: when the network is back, the page is shown again, or after `latestMs`. */
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
 * Imports code that the page can do without for a while. Never rejects: a failed import is tried again at the next chance. Browsers also
 * fail imports of a page that is being left; they are tried again when Back shows that page as it was.
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
