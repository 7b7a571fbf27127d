import { sql, type Updateable } from 'kysely'
import type { Store } from './store.ts'
import { storableText } from './stored-text.ts'
import type { MailState, Tables } from './tables.ts'

/**
 * Records that all recipients have taken a mail. The record does not depend on a lease: a mail that was sent must not
 * be sent again, even when its worker has lost the lease.
 */
export async function markSent(store: Store, id: string, now: Date): Promise<void> {
  await store.transact((db) =>
    db
      .updateTable('mails')
      .set({ state: 'sent', sent_at: now.toISOString(), lease_owner: null, lease_until: null, last_error: null })
      .where('submission_id', '=', id)
      .execute(),
  )
}

/** The state of a mail after a try (`MAIL_STATES`). */
export type StateAfterTry =
  | { state: 'queued'; nextTry: Date }
  | { state: 'sent'; sentAt: Date }
  | { state: 'failed' | 'uncertain' }

/** What is recorded of a try. */
export type TryResult = StateAfterTry & {
  /** Why the try was not a full success. Null when all recipients have taken the whole mail. */
  error: string | null
  /** True when it is not known whether the mail arrived. */
  isUncertain?: boolean
  /** The recipients that have not taken the mail, separated by commas. */
  stillTo?: string
}

/**
 * Records a try that was not a full success. `owner` is the mail worker that has leased the mail. Changes nothing when
 * `owner` has lost the lease.
 */
export async function markTried({ db }: Store, owner: string, id: string, result: TryResult): Promise<void> {
  const { error, isUncertain = false, stillTo } = result
  await db
    .updateTable('mails')
    .set({
      state: result.state,
      lease_owner: null,
      lease_until: null,
      last_error: error && storableText(error),
      ...(result.state === 'queued' && { next_try_at: result.nextTry.toISOString() }),
      ...(result.state === 'sent' && { sent_at: result.sentAt.toISOString() }),
      ...(isUncertain && { uncertain_tries: sql<number>`uncertain_tries + 1` }),
      ...(stillTo !== undefined && { still_to: stillTo }),
    })
    .where('submission_id', '=', id)
    .where('lease_owner', '=', owner)
    .execute()
}

/** The states of mails that were given up or may have arrived: the operator decides what becomes of them. */
export const LEFT_TO_OPERATOR: readonly MailState[] = ['failed', 'uncertain']

/**
 * Queues the given mails again, if they are left to the operator. Each may then be tried for as many days as a new
 * mail. Recipients that have taken a mail do not get it again. Returns the ids of the submissions whose mails were
 * queued.
 */
export function retryMails(store: Store, ids: readonly string[], now: Date): Promise<string[]> {
  return changeMails(store, ids, LEFT_TO_OPERATOR, untried(now))
}

/**
 * Queues the given mails again, if they were sent. All recipients get them once more: the mailbox may have lost them,
 * or they were written to files while `SMTP_URL` was not set. Returns the ids of the submissions whose mails were
 * queued.
 */
export function resendMails(store: Store, ids: readonly string[], now: Date): Promise<string[]> {
  return changeMails(store, ids, ['sent'], { ...untried(now), still_to: null, sent_at: null })
}

/** The columns of a mail that is queued as if it had never been tried. */
function untried(now: Date) {
  const nextTry = { next_try_at: now.toISOString(), tries_since: null }
  return { ...nextTry, state: 'queued', attempts: 0, uncertain_tries: 0, last_error: null } as const
}

/**
 * Marks the given mails as sent, if they are left to the operator, who has found them in the mailbox. Returns the ids
 * of their submissions.
 */
export function settleMails(store: Store, ids: readonly string[], now: Date): Promise<string[]> {
  return changeMails(store, ids, LEFT_TO_OPERATOR, { state: 'sent', sent_at: now.toISOString() })
}

/** Changes those of the given mails that are in one of `states`. Returns the ids of their submissions. */
async function changeMails(
  { db }: Store,
  ids: readonly string[],
  states: readonly MailState[],
  changes: Updateable<Tables['mails']>,
): Promise<string[]> {
  const rows = await db
    .updateTable('mails')
    .set(changes)
    .where('submission_id', 'in', ids)
    .where('state', 'in', states)
    .returning('submission_id')
    .execute()
  return rows.map((row) => row.submission_id)
}

export interface MailCounts {
  /** Number of mails that are still to be sent. */
  pending: number
  /** Number of mails that were given up. The operator has to look at them. */
  failed: number
  /**
   * Number of mails that were handed over to the mail server twice without an answer. The operator has to look at them.
   */
  uncertain: number
  /** Acceptance time (ISO 8601) of the oldest submission whose mail is still to be sent. */
  oldestPendingAt: string | null
}

/** Counts the mails in every state but `sent`. */
export async function countMails({ db }: Store): Promise<MailCounts> {
  const rows = await db
    .selectFrom('mails')
    .innerJoin('submissions', 'submissions.id', 'mails.submission_id')
    .select(({ fn }) => ['mails.state', fn.countAll().as('count'), fn.min('submissions.accepted_at').as('oldest')])
    .where('mails.state', '!=', 'sent')
    .groupBy('mails.state')
    .execute()
  const countOf = (...states: string[]) =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + Number(count), 0)
  const oldest = rows.filter(({ state }) => state === 'queued' || state === 'sending').map((row) => row.oldest)
  return {
    pending: countOf('queued', 'sending'),
    failed: countOf('failed'),
    uncertain: countOf('uncertain'),
    oldestPendingAt: oldest.sort()[0] ?? null,
  }
}
