/** The only code that reads and writes the stored submissions and drafts; page and worker share it. */
import type { ReceiptReply } from '#contract/submission.ts'
import { announceChange } from './outbox-changes.ts'
import { withDatabase } from './outbox-database.ts'
import type { AcceptedSubmission, PendingSubmission, SubmissionFailure, SubmissionRecord } from './submission-record.ts'

/** How long a claimed submission belongs to its sender: longer than a challenge and the slowest upload take. */
export const LEASE_MS = 5 * 60_000

interface SubmissionStore {
  get(id: string): Promise<SubmissionRecord | undefined>
  getAll(): Promise<SubmissionRecord[]>
  put(record: SubmissionRecord): Promise<unknown>
  delete(id: string): Promise<void>
}

/** Runs `change` in one strict transaction and, when it wrote something, tells everybody once it is on disk. */
async function write<T>(change: (store: SubmissionStore) => Promise<T>): Promise<T> {
  let changed = false
  const result = await withDatabase(async (database) => {
    const transaction = database.transaction('submissions', 'readwrite', { durability: 'strict' })
    const { store } = transaction
    const tracked: SubmissionStore = {
      get: (id) => store.get(id),
      getAll: () => store.getAll(),
      put: (record) => {
        changed = true
        return store.put(record)
      },
      delete: (id) => {
        changed = true
        return store.delete(id)
      },
    }
    const [value] = await Promise.all([change(tracked), transaction.done])
    return value
  })
  if (changed) announceChange()
  return result
}

function isWaiting(record: SubmissionRecord): record is PendingSubmission {
  return record.state === 'queued' || record.state === 'sending'
}

function isLeased(record: SubmissionRecord, now: number): boolean {
  return record.state === 'sending' && (record.leaseUntil ?? 0) > now
}

function released(record: PendingSubmission, changes: Partial<PendingSubmission>): PendingSubmission {
  const { leaseUntil: _, ...rest } = record
  return { ...rest, ...changes } as PendingSubmission
}

/**
 * Stores a submission; it is on disk when this resolves. The rejected or expired submission that it corrects,
 * `replaces`, is deleted in the same transaction.
 */
export function addSubmission(record: PendingSubmission, options: { replaces?: string } = {}): Promise<void> {
  return write(async (store) => {
    const replaced = options.replaces === undefined ? undefined : await store.get(options.replaces)
    if (replaced?.state === 'rejected' || replaced?.state === 'expired') await store.delete(replaced.id)
    await store.put(record)
  })
}

/** Every submission, the newest first. */
export async function listSubmissions(): Promise<SubmissionRecord[]> {
  const records = await withDatabase((database) => database.getAll('submissions'))
  return records.sort((a, b) => b.createdAt - a.createdAt)
}

export function getSubmission(id: string): Promise<SubmissionRecord | undefined> {
  return withDatabase((database) => database.get('submissions', id))
}

/** How many submissions have not got an answer yet. */
export async function countWaiting(): Promise<number> {
  return (await listSubmissions()).filter(isWaiting).length
}

/** When the next waiting submission may be tried, in milliseconds since the epoch; undefined when nothing waits. */
export async function nextAttemptTime(): Promise<number | undefined> {
  const times = (await listSubmissions())
    .filter(isWaiting)
    .map((record) => (record.state === 'sending' ? (record.leaseUntil ?? 0) : record.nextAttemptAt))
  return times.length === 0 ? undefined : Math.min(...times)
}

/** Deletes a submission unless it is being sent just now; true when it is gone. */
export function deleteSubmission(id: string, now = Date.now()): Promise<boolean> {
  return write(async (store) => {
    const record = await store.get(id)
    if (record && isLeased(record, now)) return false
    if (record) await store.delete(id)
    return true
  })
}

/**
 * Takes a submission that is due at `dueAt`, or whose sender has died, and leases it. The newest comes first: its
 * author may be waiting for the answer.
 */
export function claimNext(now: number, dueAt = now): Promise<PendingSubmission | undefined> {
  return write(async (store) => {
    const due = (await store.getAll())
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
    await store.put(claimed)
    return claimed
  })
}

/** Ends every lease. Only for a sender that holds the lock: whoever leased them has died. */
export function releaseLeases(): Promise<void> {
  return write(async (store) => {
    for (const record of await store.getAll()) {
      if (record.state === 'sending') await store.put(released(record, { state: 'queued', nextAttemptAt: 0 }))
    }
  })
}

/** Reduces a submission to its receipt. A receipt is final, whatever was thought of the submission before. */
export function markAccepted(id: string, reply: Pick<ReceiptReply, 'receipt' | 'acceptedAt'>): Promise<void> {
  return write(async (store) => {
    const record = await store.get(id)
    if (!record || record.state === 'accepted') return
    const { kind, locale, createdAt } = record
    const { receipt, acceptedAt } = reply
    const accepted: AcceptedSubmission = { id, kind, locale, createdAt, state: 'accepted', receipt, acceptedAt }
    await store.put(accepted)
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
  return write(async (store) => {
    const record = await store.get(id)
    // Another sender that took over an old lease may have finished it meanwhile.
    if (record?.state === 'sending') await store.put(released(record, changes))
  })
}

/**
 * Makes waiting submissions due at once: all of them ("send now"), or those that never reached the relay (the network
 * is back; what the relay itself put off stays put off).
 */
export function makeDue(which: 'all' | 'unreached' = 'all'): Promise<void> {
  return write(async (store) => {
    for (const record of await store.getAll()) {
      const concerned = record.state === 'queued' && (which === 'all' || record.failure?.code === 'network')
      if (concerned && record.nextAttemptAt > 0) await store.put({ ...record, nextAttemptAt: 0 })
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
  return write(async (store) => {
    for (const record of await store.getAll()) {
      const old = record.createdAt >= CLOCK_UNSET_BEFORE && record.createdAt < createdBefore
      if (old && isWaiting(record) && !isLeased(record, now))
        await store.put(released(record, { state: 'expired', captchaToken: undefined }))
    }
  })
}

/** Keeps what is typed in a form, so that it outlives the page; any value that can be structured-cloned. */
export async function saveDraft(form: string, draft: unknown): Promise<void> {
  await withDatabase((database) => database.put('drafts', draft, form))
}

/** What `saveDraft` kept under this name, or undefined; written by another version of the site perhaps. */
export function loadDraft(form: string): Promise<unknown> {
  return withDatabase((database) => database.get('drafts', form))
}

export async function deleteDraft(form: string): Promise<void> {
  await withDatabase((database) => database.delete('drafts', form))
}
