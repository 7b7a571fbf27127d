/** The way of a stored submission to the relay: queued, sending under a lease, then accepted, rejected or expired. */
import type { ReceiptReply, SubmissionKind } from '#contract/submission/submission.ts'
import { changeOutbox } from './change-outbox.ts'
import { dueTime, LEASE_MS } from './due-time.ts'
import { isWaiting, listSubmissions } from './outbox.ts'
import { knownRelayTime } from './relay-clock.ts'
import type { AcceptedSubmission, PendingSubmission, SubmissionFailure } from './submission-record.ts'

/** A submission that nobody sends, with `changes`. */
export function released(record: PendingSubmission, changes: Partial<PendingSubmission>): PendingSubmission {
  const { leaseUntil: _, ...rest } = record
  return { ...rest, ...changes } as PendingSubmission
}

/** When the next waiting submission may be tried, in milliseconds since the epoch; undefined when nothing waits. */
export async function nextAttemptTime(now = Date.now()): Promise<number | undefined> {
  const times = (await listSubmissions()).filter(isWaiting).map((record) => dueTime(record, now))
  return times.length === 0 ? undefined : Math.min(...times)
}

/**
 * Takes a submission that is due, or whose sender has died, and is none of `tried`, and leases it. What was tried least often comes
 * first, so that one that always fails holds up no other; of those the newest: its author may be waiting for the answer.
 */
export function claimNext(now: number, tried: ReadonlySet<string> = new Set()): Promise<PendingSubmission | undefined> {
  return changeOutbox(async (stores) => {
    const due = (await stores.getAll())
      .filter(isWaiting)
      .filter((record) => !tried.has(record.id) && dueTime(record, now) <= now)
      .sort((a, b) => a.attempts - b.attempts || b.createdAt - a.createdAt)[0]
    if (!due) return undefined
    const claimed: PendingSubmission = {
      ...due,
      state: 'sending',
      attempts: due.attempts + 1,
      leaseUntil: now + LEASE_MS,
      countsFrom: due.countsFrom ?? knownRelayTime(),
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
    const accepted: AcceptedSubmission = {
      id,
      kind,
      locale,
      createdAt,
      state: 'accepted',
      receipt,
      acceptedAt,
      untold: true,
    }
    await stores.put(accepted)
    await stores.deleteResume(id)
  })
}

/** Keeps a submission that only a person can put right. */
export function markRejected(id: string, failure: SubmissionFailure): Promise<void> {
  return markUnsent(id, {
    state: 'rejected',
    untold: true,
    failure,
    captchaToken: undefined,
    countsFrom: undefined,
  })
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
    if (record?.state !== 'sending') return
    await stores.put(released({ ...record, countsFrom: record.countsFrom ?? knownRelayTime() }, changes))
  })
}

/**
 * Puts all of a kind that is queued off until `time`, because of a `failure` that says nothing of a single submission: the relay asks for
 * a pause. It may take enquiries while it takes no applications.
 */
export function putOffQueue(
  kind: SubmissionKind,
  failure: SubmissionFailure,
  time: number,
  now: number,
): Promise<void> {
  return changeOutbox(async (stores) => {
    for (const record of await stores.getAll()) {
      const concerned = record.kind === kind && record.state === 'queued' && dueTime(record, now) < time
      if (concerned) await stores.put({ ...record, failure, nextAttemptAt: time })
    }
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
