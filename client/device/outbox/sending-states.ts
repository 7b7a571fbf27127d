/** The states of a submission while it is sent: queued, sending (leased by a sender), then accepted, rejected or queued again. */
import type { ReceiptReply, SubmissionKind } from '#contract/submission/submission.ts'
import { changeOutbox } from './change-outbox.ts'
import { listSubmissions } from './outbox.ts'
import { knownRelayTime } from './relay-clock.ts'
import {
  type AcceptedSubmission,
  isWaiting,
  type PendingSubmission,
  type SubmissionFailure,
} from './submission-record.ts'
import { dueTime, LEASE_MS } from './submission-times.ts'

/** `record` without its lease, and with `changes`. */
export function released(record: PendingSubmission, changes: Partial<PendingSubmission>): PendingSubmission {
  const { leaseUntil: _, ...rest } = record
  return { ...rest, ...changes } as PendingSubmission
}

/** When the next waiting submission may be sent, in milliseconds since the epoch; undefined if none waits. */
export async function nextAttemptTime(now = Date.now()): Promise<number | undefined> {
  const times = (await listSubmissions()).filter(isWaiting).map((record) => dueTime(record, now))
  return times.length === 0 ? undefined : Math.min(...times)
}

/**
 * Leases a submission that is due, or whose lease has ended, and that is not in `tried`; undefined if there is none. The one with the fewest
 * attempts comes first, so that one that always fails does not hold up the others; then the newest, whose author may be waiting.
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

/** Ends all leases. Only for a sender that holds the lock: the senders that leased them are gone. */
export function releaseLeases(): Promise<void> {
  return changeOutbox(async (stores) => {
    for (const record of await stores.getAll()) {
      if (record.state === 'sending') await stores.put(released(record, { state: 'queued', nextAttemptAt: 0 }))
    }
  })
}

/** Reduces a submission to its receipt and deletes its file. A receipt is final, also after a rejection or expiry. */
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

/** Marks a submission that only its author can correct. */
export function markRejected(id: string, failure: SubmissionFailure): Promise<void> {
  return markUnsent(id, {
    state: 'rejected',
    untold: true,
    failure,
    captchaToken: undefined,
    countsFrom: undefined,
  })
}

/** Queues a submission again until `nextAttemptAt`; deletes a captcha token that the relay refused. */
export function markFailed(id: string, failure: SubmissionFailure, nextAttemptAt: number): Promise<void> {
  const token = failure.code === 'captcha' ? { captchaToken: undefined } : {}
  return markUnsent(id, { state: 'queued', failure, nextAttemptAt, ...token })
}

function markUnsent(id: string, changes: Partial<PendingSubmission>): Promise<void> {
  return changeOutbox(async (stores) => {
    const record = await stores.get(id)
    // After the end of the lease another sender may have finished the submission.
    if (record?.state !== 'sending') return
    await stores.put(released({ ...record, countsFrom: record.countsFrom ?? knownRelayTime() }, changes))
  })
}

/**
 * Postpones all queued submissions of a kind until `time`: the relay asked for a pause, which concerns them all. By kind, since the relay may
 * accept enquiries while it accepts no applications.
 */
export function postponeQueued(
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
 * Makes queued submissions due now: all of them ("send now"), or those whose last attempt did not reach the relay (the network is back; a
 * pause that the relay asked for still holds).
 */
export function makeDue(which: 'all' | 'unreached' = 'all'): Promise<void> {
  return changeOutbox(async (stores) => {
    for (const record of await stores.getAll()) {
      const concerned = record.state === 'queued' && (which === 'all' || record.failure?.code === 'network')
      if (concerned && record.nextAttemptAt > 0) await stores.put({ ...record, nextAttemptAt: 0 })
    }
  })
}
