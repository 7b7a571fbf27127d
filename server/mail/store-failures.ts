import { MAIL_LEASE_RENEWAL_MS } from '../store/mail-leases.ts'

/**
 * A failure of the store counts as recent for this time. The store may have failed for longer than a lease lasts:
 * another mail worker, whose lease has run out, may still be sending its mail and needs time to extend the lease, or
 * may have sent it and needs time to record that.
 */
const RECENT_MS = 1.5 * MAIL_LEASE_RENEWAL_MS

export interface StoreFailures {
  note(): void
  /** True when the store has failed within `RECENT_MS` before `now`, a time of the store's clock. */
  isRecent(now: Date): boolean
}

/** Remembers when the store last failed. */
export function createStoreFailures(): StoreFailures {
  // While the store fails, its clock cannot be read. The time is therefore taken from the next call of `isRecent`.
  let isNew = false
  let recentUntil = 0
  return {
    note() {
      isNew = true
    },
    isRecent(now) {
      if (isNew) recentUntil = now.getTime() + RECENT_MS
      isNew = false
      return now.getTime() < recentUntil
    },
  }
}
