import type { Locale } from './addresses.ts'

/**
 * A message from a page to the service worker. `SKIP_WAITING` (Workbox' name): take over from the old worker · `STEP_ASIDE`: end running sync
 * events, since a new worker is about to take over · the others are answered on the message's port: `site-changes` with the names of the
 * groups that differ from the build in use, `site-state` with a `SiteState`, `site-download` with one after missing files were fetched.
 */
export type WorkerRequest =
  | { type: 'SKIP_WAITING' | 'STEP_ASIDE' | 'site-changes' }
  | { type: 'site-state' | 'site-download'; locale: Locale }

/** How much of the site is on the device. */
export interface SiteState {
  /** All texts in the visitor's language are there, with the files that every page needs at its start. */
  hasText: boolean
  /** Bytes on the device and of the whole site, as sent (compressed). */
  done: number
  total: number
  /** The device has no room for the missing files. */
  isFull: boolean
}

/** Message to all pages from a worker that fetches files, at most two a second. */
export interface SiteProgress {
  type: 'site-progress'
  done: number
  total: number
}
