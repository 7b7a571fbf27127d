/**
 * The changes of a submission's state, as pure functions from one record to the next. `sending/sending-states.ts` and
 * `retention.ts` apply them to the stored records.
 *
 *     queued ⇄ sending → accepted
 *        ↓         ↓
 *     expired   rejected
 *
 * A submission goes back from sending to queued when an attempt fails or its sender has disappeared. A late receipt
 * turns every other state into accepted.
 */

import type {
  AcceptedSubmission,
  SubmissionFailure,
  UnacceptedSubmission,
} from '#client/device/database/submission-record.ts'
import { LEASE_MS } from '#client/device/database/submission-times.ts'
import type { ReceiptReply } from '#contract/submission/submission.ts'

/**
 * Returns the record of a submission that is leased in order to be sent. `relayTime` is the time by the relay's clock,
 * undefined if it is unknown: from the first attempt with a known time on, the retention period is counted.
 */
export function leasedRecord(
  record: UnacceptedSubmission,
  now: number,
  relayTime: number | undefined,
): UnacceptedSubmission {
  return {
    ...record,
    state: 'sending',
    attempts: record.attempts + 1,
    leaseUntil: now + LEASE_MS,
    countsFrom: record.countsFrom ?? relayTime,
  }
}

/** Returns the record of a submission of which the relay has the share `sentShare`, from 0 to 1, with a new lease. */
export function progressedRecord(record: UnacceptedSubmission, sentShare: number, now: number): UnacceptedSubmission {
  return { ...record, sentShare, leaseUntil: now + LEASE_MS }
}

/** Returns the record of a submission whose sender has disappeared: it can be sent at once. */
export function releasedRecord(record: UnacceptedSubmission): UnacceptedSubmission {
  return withoutLease(record, { state: 'queued', nextAttemptAt: 0 })
}

/**
 * Returns the record after a failed attempt: it is to be sent again at `nextAttemptAt` or later. A captcha token that
 * the relay has refused is dropped. `relayTime` is as in `leasedRecord`.
 */
export function failedRecord(
  record: UnacceptedSubmission,
  failure: SubmissionFailure,
  nextAttemptAt: number,
  relayTime: number | undefined,
): UnacceptedSubmission {
  const countsFrom = record.countsFrom ?? relayTime
  const token = failure.code === 'captcha' ? { captchaToken: undefined } : {}
  return withoutLease(record, { state: 'queued', failure, nextAttemptAt, countsFrom, ...token })
}

/** Returns the record of a submission that the relay has refused for good. */
export function rejectedRecord(record: UnacceptedSubmission, failure: SubmissionFailure): UnacceptedSubmission {
  return withoutLease(record, { ...ENDED, state: 'rejected', failure })
}

/** Returns the record of a submission whose retention period ended while it waited to be sent. */
export function expiredRecord(record: UnacceptedSubmission): UnacceptedSubmission {
  return withoutLease(record, { ...ENDED, state: 'expired' })
}

/** Returns the record of an accepted submission, without anything that the visitor typed. */
export function acceptedRecord(
  { id, kind, locale, createdAt }: UnacceptedSubmission,
  { receipt, acceptedAt }: Pick<ReceiptReply, 'receipt' | 'acceptedAt'>,
): AcceptedSubmission {
  return { id, kind, locale, createdAt, state: 'accepted', receipt, acceptedAt }
}

/**
 * What every submission without a receipt has in common once the device has stopped sending it. `countsFrom` starts
 * anew when the author has been told.
 */
const ENDED = { untold: true, captchaToken: undefined, countsFrom: undefined } as const

function withoutLease(record: UnacceptedSubmission, changes: Partial<UnacceptedSubmission>): UnacceptedSubmission {
  const { leaseUntil: _, ...rest } = record
  return { ...rest, ...changes } as UnacceptedSubmission
}
