import { RETENTION_DAYS } from '#contract/submission/submission.ts'
import { isWaiting } from './outbox.ts'
import type { PendingSubmission } from './submission-record.ts'

/** How long the device keeps what waits and, once its author was told, what was rejected or has expired. */
export const RETENTION_MS = RETENTION_DAYS * 24 * 60 * 60_000

/** When a rejected or expired submission will be deleted, in milliseconds since the epoch; undefined for others, and until its author has been told. */
export function deletionTime(record: PendingSubmission): number | undefined {
  const { countsFrom, untold } = record
  return isWaiting(record) || untold || countsFrom === undefined ? undefined : countsFrom + RETENTION_MS
}
