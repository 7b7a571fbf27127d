import type { Locale } from './addresses.ts'

/**
 * What a page asks its service worker. `SKIP_WAITING`: take over now · `STEP_ASIDE`: end what keeps you, another takes over · the
 * others are answered on the message's port: `site-state` with a `SiteState`, `site-download` with the one after everything that is
 * missing has been fetched, `site-changes` with the names of groups that differ from those of the build before.
 */
export type WorkerRequest =
  | { type: 'SKIP_WAITING' | 'STEP_ASIDE' | 'site-changes' }
  | { type: 'site-state' | 'site-download'; locale: Locale }

/** How much of the site is on the device. */
export interface SiteState {
  /** All texts in the visitor's language, and what every page starts with. */
  hasText: boolean
  /** Bytes of what is there and of all, as they are sent. */
  done: number
  total: number
  /** The device has no room for what is missing. */
  isFull: boolean
}

/** Sent by a worker that is fetching the site to every page, some times a second. */
export interface SiteProgress {
  type: 'site-progress'
  done: number
  total: number
}
