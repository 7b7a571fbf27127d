import type { ServedPage } from './served-page.ts'

/**
 * Maximum number of pages that are kept in memory for Back after a link has replaced them. The bfcache cannot keep
 * these pages, because it keeps only whole documents.
 */
const MAX_KEPT_PAGES = 10
/**
 * How long a page is kept for Back, counted from when the visitor left it. Within this time Back shows the page as the
 * visitor left it; afterwards Back fetches the page anew. The time is short, because the next visitor at this device
 * may be another person.
 */
const KEPT_MS = 10 * 60_000

/** A page as the visitor left it. */
export interface KeptPage {
  page: ServedPage
  focused: Element | null
}

/** The kept pages by the key of their history entry, in the order in which the visitor left them. */
const keptPages = new Map<string, KeptPage & { leftAt: number }>()

/** Keeps a page for the history entry `key`. If too many pages are kept then, drops the one that was left first. */
export function keepPage(key: string, page: KeptPage): void {
  keptPages.set(key, { ...page, leftAt: performance.now() })
  const [oldest] = keptPages.keys()
  if (keptPages.size > MAX_KEPT_PAGES && oldest !== undefined) keptPages.delete(oldest)
}

/** Returns the page of a history entry, if it is still kept, and removes it from the kept pages. */
export function takeKeptPage(key: string): KeptPage | undefined {
  const page = keptPages.get(key)
  keptPages.delete(key)
  return page && performance.now() - page.leftAt < KEPT_MS ? page : undefined
}
