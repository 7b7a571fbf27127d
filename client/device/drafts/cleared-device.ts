/**
 * When a visitor clears this shared device for the next person (`clear-for-next-person.ts`), all other open pages of
 * the site must reload and save no more drafts. Such a page, in another tab or in the bfcache, still shows the text of
 * the former person.
 */
import { pageStorage } from '#client/device/page-storage.ts'

/** Local storage key: the time at which this device was last cleared. */
export const CLEARED_AT_KEY = 'cleared-at'

let known = clearedAt()

/**
 * Returns the time at which this device was last cleared, as the stored string. Returns undefined if the device was
 * never cleared or if the browser refuses local storage, and in the worker, which has none.
 */
function clearedAt(): string | undefined {
  try {
    return pageStorage().getItem(CLEARED_AT_KEY) ?? undefined
  } catch {
    return undefined
  }
}

/**
 * True if this device has been cleared since this page was opened. A clearing by this page itself counts only if the
 * page does not stay open afterwards (`announceClearing`). A time that is gone is no clearing: the visitor has deleted
 * the site's data in the settings of the browser, and goes on with this page.
 */
export function wasCleared(): boolean {
  const time = clearedAt()
  return time !== undefined && time !== known
}

/** True if this device was cleared at or after `time` (milliseconds since 1970). */
export function wasClearedSince(time: number): boolean {
  return Number(clearedAt() ?? 0) >= time
}

/**
 * Tells all other pages that this device is being cleared; does nothing if local storage is refused. If this page stays
 * open (`pageStays`), it goes on saving drafts, because what is typed into it from now on is the next person's.
 */
export function announceClearing(pageStays: boolean): void {
  try {
    pageStorage().setItem(CLEARED_AT_KEY, `${Date.now()}`)
  } catch {
    // Local storage is refused, so other pages cannot be told that the device is being cleared.
  }
  if (pageStays) known = clearedAt()
}
