import type { PendingSubmission } from './submission-record.ts'

/** The longest wait between two tries, whatever the relay asks for or a clock says that may be wrong: an hour. */
export const RETRY_MAX_MS = 60 * 60_000

/** How long a claimed submission belongs to its sender: longer than a challenge and the slowest upload take, twice. */
export const LEASE_MS = 30 * 60_000

/**
 * When a waiting submission may be tried or, while it is being sent, by another sender; in milliseconds since the epoch. A time
 * further off than any wait lasts was written by a clock that was ahead: it is `now`.
 */
export function dueTime(record: PendingSubmission, now: number): number {
  const [time, longestMs] =
    record.state === 'sending' ? [record.leaseUntil ?? 0, LEASE_MS] : [record.nextAttemptAt, RETRY_MAX_MS]
  return time - now > longestMs ? now : time
}
