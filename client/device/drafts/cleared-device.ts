/**
 * When a visitor clears this shared device for the next person (`clear-for-next-person.ts`), all other open pages of
 * the site must reload and save no more drafts. Such a page, in another tab or in the bfcache, still shows the text of
 * the former person.
 */
import { pageStorage } from '#client/device/page-storage.ts'

/** Local storage key: the time at which this device was last cleared. */
export const CLEARED_AT_KEY = 'cleared-at'

/** The last clearing before this page was opened, or by this page itself: it does not concern the page. */
let ignoredClearing = lastClearing()
/** True if this page has cleared the device and is being left. On a full device local storage may not tell. */
let isLeaving = false

/**
 * Returns the time at which this device was last cleared, as the stored string. Returns an empty string if the device
 * was never cleared or if the browser refuses local storage, and in the worker, which has none.
 */
export function lastClearing(): string {
  try {
    return pageStorage().getItem(CLEARED_AT_KEY) ?? ''
  } catch {
    return ''
  }
}

/**
 * True if this device has been cleared since this page was opened. A clearing by this page itself counts only if the
 * page does not stay open afterwards (`announceClearing`).
 */
export function wasCleared(): boolean {
  return isLeaving || wasClearedSince(ignoredClearing)
}

/**
 * True if this device has been cleared since `lastClearing` returned `clearing`. The times are compared as text, not as
 * numbers, because the device's clock may have been corrected in between. A time that is gone is no clearing: the
 * visitor has deleted the site's data in the settings of the browser, and goes on.
 */
export function wasClearedSince(clearing: string): boolean {
  const last = lastClearing()
  return last !== '' && last !== clearing
}

/**
 * Tells all other pages that this device is being cleared. Returns false if it cannot, because local storage is refused
 * or full. If this page stays open (`pageStays`), it goes on saving drafts, because what is typed into it from now on is
 * the next person's.
 */
export function announceClearing({ pageStays }: { pageStays: boolean }): boolean {
  const announced = noteClearing()
  if (pageStays) ignoredClearing = lastClearing()
  else isLeaving = true
  return announced
}

/** Stores that this device is being cleared now. Returns false if local storage is refused or full. */
function noteClearing(): boolean {
  try {
    pageStorage().setItem(CLEARED_AT_KEY, `${Date.now()}`)
    return true
  } catch {
    return false
  }
}
