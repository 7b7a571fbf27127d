/**
 * Changes the state of a submission while it is sent: from queued to sending, then to accepted, rejected or queued
 * again. While the state is sending, a page or the worker holds a lease: until the lease ends, only this page or worker
 * may send the submission.
 */
import type { ReceiptReply, SubmissionKind } from '#contract/submission/submission.ts'
import { changeOutbox } from './change-outbox.ts'
import { listSubmissions } from './outbox.ts'
import { knownRelayTime } from './relay-clock.ts'
import {
  type AcceptedSubmission,
  isWaiting,
  type SubmissionFailure,
  type SubmissionRecord,
  type UnacceptedSubmission,
} from './submission-record.ts'
import { dueTime, LEASE_MS } from './submission-times.ts'

/** Returns a copy of `record` without its lease, and with `changes`. */
export function withoutLease(
  record: UnacceptedSubmission,
  changes: Partial<UnacceptedSubmission>,
): UnacceptedSubmission {
  const { leaseUntil: _, ...rest } = record
  return { ...rest, ...changes } as UnacceptedSubmission
}

/**
 * Resolves with the time from which the next waiting submission may be sent, in milliseconds since the epoch, or with
 * undefined if none waits.
 */
export async function nextAttemptTime(now = Date.now()): Promise<number | undefined> {
  const times = (await listSubmissions()).filter(isWaiting).map((record) => dueTime(record, now))
  return times.length === 0 ? undefined : Math.min(...times)
}

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
    const leased: UnacceptedSubmission = {
      ...due,
      state: 'sending',
      attempts: due.attempts + 1,
      leaseUntil: now + LEASE_MS,
      countsFrom: due.countsFrom ?? knownRelayTime(),
    }
    await stores.put(leased)
    return leased
  })
}

/**
 * Returns the submission that is to be sent next: one that waits, is due and is not in `tried`. The submission with the
 * fewest attempts comes first, so that a submission that always fails does not hold up the others. Among submissions
 * with equal attempts the newest comes first, because its author may be waiting.
 */
export function pickNextDue(
  records: SubmissionRecord[],
  now: number,
  tried: ReadonlySet<string>,
): UnacceptedSubmission | undefined {
  return records
    .filter(isWaiting)
    .filter((record) => !tried.has(record.id) && dueTime(record, now) <= now)
    .sort((a, b) => a.attempts - b.attempts || b.createdAt - a.createdAt)[0]
}

/**
 * Ends all leases, so that submissions of a page that was closed while it was sending are sent at once. Only a page or
 * worker that holds the send lock may call this. A sender keeps the lock until it has sent everything, so the pages
 * that took the leases were closed or have lost the lock.
 */
export function releaseLeases(): Promise<void> {
  return changeOutbox(async (stores) => {
    for (const record of await stores.getAll()) {
      if (record.state === 'sending') await stores.put(withoutLease(record, { state: 'queued', nextAttemptAt: 0 }))
    }
  })
}

/** Returns the record of an accepted submission, without anything that the visitor typed. */
export function acceptedRecord(
  { id, kind, locale, createdAt }: UnacceptedSubmission,
  { receipt, acceptedAt }: Pick<ReceiptReply, 'receipt' | 'acceptedAt'>,
): AcceptedSubmission {
  return { id, kind, locale, createdAt, state: 'accepted', receipt, acceptedAt }
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

/** Marks a submission as rejected. It is not sent again, because only its author can correct it. */
export function markRejected(id: string, failure: SubmissionFailure): Promise<void> {
  return endAttempt(id, { state: 'rejected', untold: true, failure, captchaToken: undefined, countsFrom: undefined })
}

/**
 * Queues a submission again, to be tried at `nextAttemptAt` or later. If the relay refused the captcha token, deletes
 * the token.
 */
export function markFailed(id: string, failure: SubmissionFailure, nextAttemptAt: number): Promise<void> {
  const token = failure.code === 'captcha' ? { captchaToken: undefined } : {}
  return endAttempt(id, { state: 'queued', failure, nextAttemptAt, ...token })
}

/** Ends the lease of a submission after a failed attempt, and makes `changes` in its record. */
function endAttempt(id: string, changes: Partial<UnacceptedSubmission>): Promise<void> {
  return changeOutbox(async (stores) => {
    const record = await stores.get(id)
    // If the lease has ended, another page or the worker may have finished the submission meanwhile. Its state is then
    // left unchanged.
    if (record?.state !== 'sending') return
    await stores.put(withoutLease({ ...record, countsFrom: record.countsFrom ?? knownRelayTime() }, changes))
  })
}

/**
 * While a submission is being sent, stores the share of it that the relay has (from 0 to 1), and renews the lease,
 * because an upload in parts may last longer than one lease.
 */
export function markProgress(id: string, sentShare: number, now: number): Promise<void> {
  return changeOutbox(async (stores) => {
    const record = await stores.get(id)
    if (record?.state === 'sending') await stores.put({ ...record, sentShare, leaseUntil: now + LEASE_MS })
  })
}

/**
 * Postpones all queued submissions of a kind (enquiry or application) until `time`, because a pause that the relay asks
 * for applies to the whole kind. The other kind is not postponed: the relay may accept enquiries while it accepts no
 * applications.
 */
export function postponeQueued(
  kind: SubmissionKind,
  failure: SubmissionFailure,
  time: number,
  now: number,
): Promise<void> {
  return changeOutbox(async (stores) => {
    for (const record of await stores.getAll()) {
      const isConcerned = record.kind === kind && record.state === 'queued' && dueTime(record, now) < time
      if (isConcerned) await stores.put({ ...record, failure, nextAttemptAt: time })
    }
  })
}

/** For the button "send now": makes every queued submission due. */
export function makeAllDue(): Promise<void> {
  return makeDue(() => true)
}

/**
 * For when the network is back: makes those queued submissions due whose last attempt got no reply of the relay. A
 * submission for which the relay has asked for a pause is not among these.
 */
export function makeUnreachedDue(): Promise<void> {
  return makeDue(({ failure }) => failure?.code === 'network')
}

/** Makes the queued submissions due that `isMeant` selects. */
function makeDue(isMeant: (record: UnacceptedSubmission) => boolean): Promise<void> {
  return changeOutbox(async (stores) => {
    for (const record of await stores.getAll()) {
      if (record.state !== 'queued' || record.nextAttemptAt <= 0) continue
      if (isMeant(record)) await stores.put({ ...record, nextAttemptAt: 0 })
    }
  })
}
