import type { ServedPage } from './served-page.ts'

/**
 * Maximum number of pages that are kept in memory for Back after a link has replaced them. The bfcache cannot keep
 * these pages, because it keeps only whole documents.
 */
const MOST_KEPT = 10
/**
 * How long a page is kept for Back, counted from when the visitor left it. Within this time Back shows the page as the
 * visitor left it; afterwards Back fetches the page anew. The time is short, because the next visitor at this device
 * may be another person.
 */
const KEPT_MS = 10 * 60_000

/** A page as the visitor left it. */
export interface KeptPage {
  page: ServedPage
  scrollTop: number
  focused: Element | null
}

/** The kept pages by the key of their history entry, in the order in which the visitor left them. */
const kept = new Map<string, KeptPage & { leftAt: number }>()

export function keepPage(key: string, page: KeptPage): void {
  kept.set(key, { ...page, leftAt: performance.now() })
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
}

/** Returns the page of a history entry, if it is still kept, and removes it from the kept pages. */
export function takeKeptPage(key: string): KeptPage | undefined {
  const page = kept.get(key)
  kept.delete(key)
  return page && performance.now() - page.leftAt < KEPT_MS ? page : undefined
}
