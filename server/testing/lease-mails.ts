import { DAY_MS } from '../day.ts'
import {
  type LeasedMail,
  type LeaseOptions,
  leaseMail as leaseMailWith,
  nextDue as nextDueWith,
} from '../store/mail-leases.ts'
import type { Store } from '../store/store.ts'

/** The options of a worker that may take every mail that is due. */
const ANY_MAIL: LeaseOptions = { takesFiles: true, longestWaitMs: DAY_MS, inProgress: [], skipsExpiredLeases: false }

/** `leaseMail` of `mail-leases.ts`. Options that are not given are those of `ANY_MAIL`. */
export function leaseMail(
  store: Store,
  owner: string,
  now: Date,
  options: Partial<LeaseOptions> = {},
): Promise<LeasedMail | undefined> {
  return leaseMailWith(store, owner, now, { ...ANY_MAIL, ...options })
}

/** `nextDue` of `mail-leases.ts`. Options that are not given are those of `ANY_MAIL`. */
export function nextDue(store: Store, now: Date, options: Partial<LeaseOptions> = {}): Promise<Date | undefined> {
  return nextDueWith(store, now, { ...ANY_MAIL, ...options })
}
