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

/** Notes it in the entry of a location, if that is the present one. */
export function noteInEntry(location: Location, notes: EntryNotes): void {
  if (isPresentEntry(location)) noteInPresentEntry(notes)
}

/** Notes it in whatever entry the browser is at. */
export function noteInPresentEntry(notes: EntryNotes): void {
  history.replaceState({ ...history.state, ...notes }, '')
}

/**
 * False for the location on screen while Back waits for the content of another page: the browser is at that page's entry
 * already, and what belongs to the one on screen must not be written there.
 */
export function isPresentEntry({ key }: Location): boolean {
  // The router has given no key to the entry that a visit begins with.
  return (history.state?.key ?? 'default') === key
}
