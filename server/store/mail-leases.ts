import { type ExpressionBuilder, sql } from 'kysely'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

/**
 * How long a lease lasts. A lease reserves a mail for one mail worker: until the lease ends, no other worker may send
 * the mail. After a crash the lease runs out, and the mail can be leased again.
 */
export const MAIL_LEASE_MS = 60_000

export interface LeasedMail {
  submissionId: string
  messageId: string
  /** Number of tries, including the one that this lease is for. */
  attempts: number
  /** Number of earlier tries after which it is not known whether the mail arrived. */
  uncertainTries: number
  /** The recipients that have not taken the mail yet; null means all recipients. */
  stillTo: string | null
  /** Start of the first try. After the operator has run `retry`, start of the first try since then. */
  triesSince: string
}

export interface LeaseOptions {
  /** Whether to take mails with files as well. */
  takesFiles: boolean
  /**
   * The longest wait between tries: the relay never sets a next try further ahead. When a mail's next try is further
   * ahead than this wait plus `MAIL_LEASE_MS`, the clock has been set back since the next try was set. Such a mail
   * counts as due now.
   */
  longestWaitMs: number
  /**
   * Ids of submissions whose mails this process is sending. These mails are left out, because their leases seem to have
   * run out when the clock is set forward.
   */
  inProgress: readonly string[]
  /** Whether to skip mails on which another worker's lease has run out. That worker may still be sending them. */
  skipsExpiredLeases: boolean
}

/**
 * Leases to `owner`, a mail worker, the mail that has been due longest. A mail whose lease has run out counts as due,
 * except with `skipsExpiredLeases`. Returns undefined when no mail is due.
 * On PostgreSQL several relays may lease mails at the same time. The subquery stands after `=`, so that it runs once
 * and locks only one row. After `in`, PostgreSQL may run it several times.
 */
export async function leaseMail(
  store: Store,
  owner: string,
  now: Date,
  { takesFiles, longestWaitMs, inProgress, skipsExpiredLeases }: LeaseOptions,
): Promise<LeasedMail | undefined> {
  const at = now.toISOString()
  const latest = latestTry(now, longestWaitMs)
  const row = await store.transact((db) =>
    db
      .updateTable('mails')
      .set({
        state: 'sending',
        attempts: sql`attempts + 1`,
        tries_since: sql`coalesce(tries_since, ${at})`,
        lease_owner: owner,
        lease_until: new Date(now.getTime() + MAIL_LEASE_MS).toISOString(),
      })
      .where('submission_id', '=', (query) =>
        query
          .selectFrom('mails')
          .select('submission_id')
          .where(({ or, and, eb }) =>
            or([
              and([eb('state', '=', 'queued'), or([eb('next_try_at', '<=', at), eb('next_try_at', '>', latest)])]),
              ...(skipsExpiredLeases ? [] : [and([eb('state', '=', 'sending'), eb('lease_until', '<=', at)])]),
            ]),
          )
          .$if(!takesFiles, (due) => due.where(hasNoFile))
          .$if(inProgress.length > 0, (due) => due.where('submission_id', 'not in', inProgress))
          .orderBy('next_try_at')
          .limit(1)
          .$if(store.kind === 'postgres', (due) => due.forUpdate().skipLocked()),
      )
      .returning(['submission_id', 'message_id', 'attempts', 'uncertain_tries', 'still_to', 'tries_since'])
      .executeTakeFirst(),
  )
  return (
    row && {
      submissionId: row.submission_id,
      messageId: row.message_id,
      attempts: row.attempts,
      uncertainTries: row.uncertain_tries,
      stillTo: row.still_to,
      triesSince: row.tries_since ?? at,
    }
  )
}

/**
 * Returns the latest time that a mail's next try can have, unless the clock has been set back since the try was planned
 * (`LeaseOptions.longestWaitMs`). `MAIL_LEASE_MS` is added, because another relay may have read the clock later than
 * `now` when it planned the try.
 */
function latestTry(now: Date, longestWaitMs: number): string {
  return new Date(now.getTime() + longestWaitMs + MAIL_LEASE_MS).toISOString()
}

/** Extends the lease of a mail that `owner` is sending. */
export async function renewLease({ db }: Store, owner: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ lease_until: new Date(now.getTime() + MAIL_LEASE_MS).toISOString() })
    .where('submission_id', '=', id)
    .where('lease_owner', '=', owner)
    .where('state', '=', 'sending')
    .execute()
}

/** A condition for `where`: the mail belongs to a submission without files. */
function hasNoFile({ not, exists, selectFrom, ref }: ExpressionBuilder<Tables, 'mails'>) {
  const files = selectFrom('attachments').select('position').where('submission_id', '=', ref('mails.submission_id'))
  return not(exists(files))
}

/** Returns whether a submission has files. */
export async function hasFiles({ db }: Store, id: string): Promise<boolean> {
  const file = await db.selectFrom('attachments').select('position').where('submission_id', '=', id).executeTakeFirst()
  return file !== undefined
}

/**
 * Returns the time when the next mail becomes due, by the conditions of `leaseMail`, or undefined when no mail waits. If
 * the time is not after `now`, `leaseMail` finds a mail.
 */
export async function nextDue(
  { db }: Store,
  now: Date,
  { takesFiles, longestWaitMs, inProgress, skipsExpiredLeases }: LeaseOptions,
): Promise<Date | undefined> {
  const due = sql<string | null>`min(case
    when state = 'sending' then lease_until
    when next_try_at > ${latestTry(now, longestWaitMs)} then ${now.toISOString()}
    else next_try_at end)`
  const row = await db
    .selectFrom('mails')
    .select(due.as('due'))
    .where('state', 'in', skipsExpiredLeases ? ['queued'] : ['queued', 'sending'])
    .$if(!takesFiles, (due) => due.where(hasNoFile))
    .$if(inProgress.length > 0, (due) => due.where('submission_id', 'not in', inProgress))
    .executeTakeFirstOrThrow()
  return row.due === null ? undefined : new Date(row.due)
}

/**
 * Ends the leases of all other owners, so that mails which `kill -9` interrupted go out at once. Only for SQLite, where
 * the database has a single relay and any other owner is a dead process. With PostgreSQL the leases have to run out.
 */
export async function releaseOtherLeases({ db }: Store, owner: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'queued', lease_owner: null, lease_until: null })
    .where('state', '=', 'sending')
    .where('lease_owner', '!=', owner)
    .execute()
}
