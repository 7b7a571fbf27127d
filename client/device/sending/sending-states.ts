/**
 * Stores the states of a submission while it is sent (`submission-transitions.ts`). While the state is sending, a page
 * or the worker holds a lease: until the lease ends, only this page or worker may send the submission.
 */

import { changeOutbox } from '#client/device/database/change-outbox.ts'
import type { SubmissionFailure, UnacceptedSubmission } from '#client/device/database/submission-record.ts'
import {
  acceptedRecord,
  failedRecord,
  leasedRecord,
  progressedRecord,
  rejectedRecord,
  releasedRecord,
} from '#client/device/outbox/submission-transitions.ts'
import { knownRelayTime } from '#client/device/relay/relay-clock.ts'
import type { ReceiptReply } from '#contract/submission/submission.ts'
import { pickNextDue } from './send-schedule.ts'

/**
 * Leases the next submission that is not in `tried`, so that no other page or worker sends it meanwhile, and resolves
 * with its record; undefined if none can be leased. A submission can be leased once its next attempt is due or, if it
 * is already leased, once that lease has ended. Throws `OutboxFullError` if the device has no room for the lease.
 */
export function leaseNext(
  now: number,
  tried: ReadonlySet<string> = new Set(),
): Promise<UnacceptedSubmission | undefined> {
  return changeOutbox(async (stores) => {
    const due = pickNextDue(await stores.getAll(), now, tried)
    if (!due) return undefined
    const leased = leasedRecord(due, now, knownRelayTime())
    await stores.put(leased)
    return leased
  })
}

/**
 * Ends all leases, so that submissions of a page that was closed while it was sending are sent at once. Only a page or
 * worker that holds the send lock may call this. A sender keeps the lock until it has sent everything, so the pages
 * that took the leases were closed or have lost the lock.
 */
export function releaseLeases(): Promise<void> {
  return changeOutbox(async (stores) => {
    for (const record of await stores.getAll()) {
      if (record.state === 'sending') await stores.put(releasedRecord(record))
    }
  })
}

/**
 * Stores the share of a submission that the relay has (from 0 to 1), and renews the lease, because an upload in parts
 * may last longer than one lease.
 */
export function markProgress(id: string, sentShare: number, now: number): Promise<void> {
  return updateSending(id, (record) => progressedRecord(record, sentShare, now))
}

/** Queues a submission again after a failed attempt, to be tried at `nextAttemptAt` or later. */
export function markFailed(id: string, failure: SubmissionFailure, nextAttemptAt: number): Promise<void> {
  return updateSending(id, (record) => failedRecord(record, failure, nextAttemptAt, knownRelayTime()))
}

/** Marks a submission as rejected. It is not sent again, because only its author can correct it. */
export function markRejected(id: string, failure: SubmissionFailure): Promise<void> {
  return updateSending(id, (record) => rejectedRecord(record, failure))
}

/**
 * Marks a submission as accepted: deletes its file and everything that the visitor typed, and stores the receipt. Does
 * nothing if the submission is gone or already accepted. If its author has cleared the shared device for the next
 * person, deletes the whole submission, because nobody is there to read the receipt. A receipt is final, so it also
 * replaces a rejection or an expiry.
 */
export function markAccepted(id: string, reply: Pick<ReceiptReply, 'receipt' | 'acceptedAt'>): Promise<void> {
  return changeOutbox(async (stores) => {
    const record = await stores.get(id)
    if (!record || record.state === 'accepted') return
    if (record.authorLeft) return stores.delete(id)
    await stores.put({ ...acceptedRecord(record, reply), untold: true })
    await stores.deleteResume(id)
  })
}

/**
 * Replaces the record of a submission that is being sent. Does nothing in any other state: if the lease has ended,
 * another page or the worker may have finished the submission meanwhile.
 */
function updateSending(id: string, next: (record: UnacceptedSubmission) => UnacceptedSubmission): Promise<void> {
  return changeOutbox(async (stores) => {
    const record = await stores.get(id)
    if (record?.state === 'sending') await stores.put(next(record))
  })
}
