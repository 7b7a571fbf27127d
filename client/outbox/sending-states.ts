/** The way of a stored submission to the relay: queued, sending under a lease, then accepted, rejected or expired. */
import type { ReceiptReply } from '#contract/submission.ts'
import { changeOutbox } from './change-outbox.ts'
import { isLeased, isWaiting, listSubmissions } from './outbox.ts'
import type { AcceptedSubmission, PendingSubmission, SubmissionFailure } from './submission-record.ts'

/** How long a claimed submission belongs to its sender: longer than a challenge and the slowest upload take, twice. */
export const LEASE_MS = 30 * 60_000

function released(record: PendingSubmission, changes: Partial<PendingSubmission>): PendingSubmission {
  const { leaseUntil: _, ...rest } = record
  return { ...rest, ...changes } as PendingSubmission
}

/** When the next waiting submission may be tried, in milliseconds since the epoch; undefined when nothing waits. */
export async function nextAttemptTime(): Promise<number | undefined> {
  const times = (await listSubmissions())
    .filter(isWaiting)
    .map((record) => (record.state === 'sending' ? (record.leaseUntil ?? 0) : record.nextAttemptAt))
  return times.length === 0 ? undefined : Math.min(...times)
}

/**
 * Takes a submission that is due at `dueAt`, or whose sender has died, and leases it. The newest comes first: its
 * author may be waiting for the answer.
 */
export function claimNext(now: number, dueAt = now): Promise<PendingSubmission | undefined> {
  return changeOutbox(async (stores) => {
    const due = (await stores.getAll())
      .filter(isWaiting)
      .filter((record) => (record.state === 'sending' ? !isLeased(record, dueAt) : record.nextAttemptAt <= dueAt))
      .sort((a, b) => b.createdAt - a.createdAt)[0]
    if (!due) return undefined
    const claimed: PendingSubmission = {
      ...due,
      state: 'sending',
      attempts: due.attempts + 1,
      leaseUntil: now + LEASE_MS,
    }
    await stores.put(claimed)
    return claimed
  })
}

/** Ends every lease. Only for a sender that holds the lock: whoever leased them has died. */
export function releaseLeases(): Promise<void> {
  return changeOutbox(async (stores) => {
    for (const record of await stores.getAll()) {
      if (record.state === 'sending') await stores.put(released(record, { state: 'queued', nextAttemptAt: 0 }))
    }
  })
}

/** Reduces a submission to its receipt; its file goes. A receipt is final, whatever was thought of the submission before. */
export function markAccepted(id: string, reply: Pick<ReceiptReply, 'receipt' | 'acceptedAt'>): Promise<void> {
  return changeOutbox(async (stores) => {
    const record = await stores.get(id)
    if (!record || record.state === 'accepted') return
    const { kind, locale, createdAt } = record
    const { receipt, acceptedAt } = reply
    const accepted: AcceptedSubmission = { id, kind, locale, createdAt, state: 'accepted', receipt, acceptedAt }
    await stores.put(accepted)
    await stores.deleteResume(id)
  })
}

/** Keeps a submission that only a person can put right. */
export function markRejected(id: string, failure: SubmissionFailure): Promise<void> {
  return markUnsent(id, { state: 'rejected', failure, captchaToken: undefined })
}

/** Puts a submission back into the queue until `nextAttemptAt`; a refused captcha's token is dropped. */
export function markFailed(id: string, failure: SubmissionFailure, nextAttemptAt: number): Promise<void> {
  const token = failure.code === 'captcha' ? { captchaToken: undefined } : {}
  return markUnsent(id, { state: 'queued', failure, nextAttemptAt, ...token })
}

function markUnsent(id: string, changes: Partial<PendingSubmission>): Promise<void> {
  return changeOutbox(async (stores) => {
    const record = await stores.get(id)
    // Another sender that took over an old lease may have finished it meanwhile.
    if (record?.state === 'sending') await stores.put(released(record, changes))
  })
}

/**
 * Makes waiting submissions due at once: all of them ("send now"), or those that never reached the relay (the network
 * is back; what the relay itself put off stays put off).
 */
export function makeDue(which: 'all' | 'unreached' = 'all'): Promise<void> {
  return changeOutbox(async (stores) => {
    for (const record of await stores.getAll()) {
      const concerned = record.state === 'queued' && (which === 'all' || record.failure?.code === 'network')
      if (concerned && record.nextAttemptAt > 0) await stores.put({ ...record, nextAttemptAt: 0 })
    }
  })
}

/** A submission that seems to be older was written while the device's clock was not set. */
const CLOCK_UNSET_BEFORE = Date.UTC(2025, 0)

/**
 * Marks what was written before `createdBefore` and is still waiting as expired; it stays visible. What a device without
 * the time of day wrote is of unknown age and does not expire.
 */
export function expireOld(createdBefore: number, now = Date.now()): Promise<void> {
  return changeOutbox(async (stores) => {
    for (const record of await stores.getAll()) {
      const old = record.createdAt >= CLOCK_UNSET_BEFORE && record.createdAt < createdBefore
      if (old && isWaiting(record) && !isLeased(record, now))
        await stores.put(released(record, { state: 'expired', captchaToken: undefined }))
    }
  })
}
