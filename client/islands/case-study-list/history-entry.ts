import type { Location } from 'react-router-dom'

/** What the site keeps in a history entry, beside the router's own state. */
export interface EntryNotes {
  /** How far the page was scrolled. */
  place?: number
  /** How many cards its list showed. */
  shownCount?: number
}

/** What was noted in the present history entry. */
export function readEntry(): EntryNotes {
  return globalThis.history?.state ?? {}
}

/** Notes it in the entry of a location, if that may be written. */
export function noteInEntry(location: Location, notes: EntryNotes): void {
  if (mayWriteEntry(location)) history.replaceState({ ...history.state, ...notes }, '')
}

/** False for a location that the browser has left already, of which the router tells a moment later, or not at all if it is another page's. */
export function isPresentEntry({ key, pathname }: Location): boolean {
  // The router has given no key to entries that links have made.
  return (history.state?.key ?? 'default') === key && globalThis.location.pathname === pathname
}

/** Not while a link is followed, either: to touch the history would call that off (HTML, "inner navigate event firing algorithm"). */
export function mayWriteEntry(location: Location): boolean {
  return isPresentEntry(location) && !('navigation' in globalThis && navigation.transition)
}
