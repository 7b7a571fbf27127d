/** What a page asks its service worker. `SKIP_WAITING`: take over now; the others are answered on the message's port. */
export type WorkerRequest = { type: 'SKIP_WAITING' | 'precache-state' | 'precache-repair' }

/** Answer to `precache-state` and `precache-repair`: how many of the files for offline use are on the device. */
export interface PrecacheState {
  cached: number
  total: number
}

/** Sent by an installing worker to every page, some times a second. */
export interface PrecacheProgress {
  type: 'precache-progress'
  done: number
  total: number
}
