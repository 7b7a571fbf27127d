import type { Locale } from './addresses.ts'

/**
 * A message from a page to the service worker.
 * - `SKIP_WAITING` (Workbox's name) asks the new worker to take over from the old one.
 * - `STEP_ASIDE` asks the old worker to end its running sync events. Otherwise a new worker could not take over for
 *   minutes.
 * - `site-changes` asks the new worker which groups (archives of the site's files) are new or changed since the build
 *   in use. The answer is a list of their names.
 * - `site-state` asks for a `SiteState`.
 * - `site-download` makes the worker fetch missing files first and then answer with a `SiteState`. With `isTextOnly` it
 *   fetches only the core groups (`contract/group.ts`) of the visitor's language, for a visitor who saves data.
 * - `draft-keep`, `draft-load` and `drafts-forget` store, read and delete drafts in the worker's memory, where they are
 *   kept in fair mode. `form` is the key of the draft; workers of earlier releases know it by this name. `draft-keep`
 *   with an undefined draft deletes the draft. `drafts-renew` prolongs the life of all drafts.
 *
 * The worker answers `draft-load` and the messages that begin with `site-` on the message's port.
 */
export type WorkerRequest =
  | { type: 'SKIP_WAITING' | 'STEP_ASIDE' | 'site-changes' }
  | { type: 'site-state'; locale: Locale }
  | { type: 'site-download'; locale: Locale; isTextOnly: boolean }
  | { type: 'draft-keep'; form: string; draft: unknown }
  | { type: 'draft-load'; form: string }
  | { type: 'drafts-renew' | 'drafts-forget' }

/** How much of the site is on the device. */
export interface SiteState {
  /**
   * True if the device has all core groups of the visitor's language (`contract/group.ts`). Like `isTextOnly`, this has
   * the name that pages and workers of earlier releases know.
   */
  hasText: boolean
  /** Bytes of the site that are on the device, as sent (compressed). */
  done: number
  /** Bytes of the whole site, as sent (compressed). */
  total: number
  /** True if within the last 24 hours a file of the site could not be stored, because the device had no room. */
  isFull: boolean
}

/**
 * The progress of a download, in compressed bytes. The worker that fetches files sends it to all pages, at most twice a
 * second, and once more when the whole site is on the device.
 */
export interface SiteProgress {
  type: 'site-progress'
  done: number
  total: number
}
