/**
 * Computes when a stored submission may be sent, when its lease ends (until then only one page or worker may send it),
 * and when it is deleted. Times are milliseconds since the epoch.
 */
import { RETENTION_DAYS } from '#contract/submission/submission.ts'
import { isWaiting, type SubmissionRecord, type UnacceptedSubmission } from './submission-record.ts'

/** The longest wait between two attempts: an hour, even if `Retry-After` or a wrong clock asks for more. */
export const RETRY_MAX_MS = 60 * 60_000

/**
 * Length of a lease: for this long only the page or worker that has leased a submission sends it. A lease must outlast
 * an attempt on the slowest connection. One attempt may solve two captcha challenges and upload twice (`sendRecord`).
 * When you change this limit, also look at those of `send-record.ts`, `upload.ts` and the relay (15 min for a request,
 * 1 min without a byte).
 */
export const LEASE_MS = 30 * 60_000

/**
 * A waiting submission expires this long after the first attempt to send it. A rejected or expired submission is
 * deleted this long after its author was told.
 */
export const RETENTION_MS = RETENTION_DAYS * 24 * 60 * 60_000

/**
 * Returns the time from which a queued submission may be sent or, if the submission is leased, the time at which the
 * lease ends. No time is ever set further ahead than `RETRY_MAX_MS` or, for a lease, `LEASE_MS`. A time further ahead
 * was therefore written while the device's clock was wrong, and this returns `now` instead.
 */
export function dueTime(record: UnacceptedSubmission, now: number): number {
  const [time, longestMs] =
    record.state === 'sending' ? [record.leaseUntil ?? 0, LEASE_MS] : [record.nextAttemptAt, RETRY_MAX_MS]
  return time - now > longestMs ? now : time
}

/** True while a page or the worker holds the lease of the submission, in order to send it. */
export function isLeased(record: SubmissionRecord, now: number): boolean {
  return record.state === 'sending' && dueTime(record, now) > now
}

/**
 * Returns the time at which a rejected or expired submission will be deleted; undefined for other submissions, and
 * until the author has been told of the outcome.
 */
export function deletionTime(record: UnacceptedSubmission): number | undefined {
  const { countsFrom, untold } = record
  return isWaiting(record) || untold || countsFrom === undefined ? undefined : countsFrom + RETENTION_MS
}
