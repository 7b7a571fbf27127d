import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

/**
 * How long a lease lasts. A lease reserves a mail for one mail worker: until the lease ends, no other worker may send
 * the mail. After a crash the lease runs out, and the mail can be leased again.
 */
export const MAIL_LEASE_MS = 60_000
/** A mail worker extends the lease on a mail that it is sending at this interval. */
export const MAIL_LEASE_RENEWAL_MS = MAIL_LEASE_MS / 3

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

/** Which mails a mail worker may lease. */
export interface LeaseOptions {
  /** False leaves out mails with files. */
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
  /** True leaves out mails on which another worker's lease has run out. That worker may still be sending them. */
  skipsExpiredLeases: boolean
}

/**
 * Leases to `owner`, a mail worker, the mail that has been due longest. Returns undefined when no mail is due.
 * On PostgreSQL several relays may lease mails at the same time. The subquery stands after `=`, so that it runs once
 * and locks only one row. After `in`, PostgreSQL may run it several times.
 */
export async function leaseMail(
  store: Store,
  owner: string,
  now: Date,
  options: LeaseOptions,
): Promise<LeasedMail | undefined> {
  const at = now.toISOString()
  const row = await store.transact((db) => {
    const oldestDue = leasableMails(db, options)
      .select('submission_id')
      .where(dueTime(now, options), '<=', at)
      .orderBy('next_try_at')
      .limit(1)
      .$if(store.kind === 'postgres', (query) => query.forUpdate().skipLocked())
    return db
      .updateTable('mails')
      .set({
        state: 'sending',
        attempts: sql`attempts + 1`,
        tries_since: sql`coalesce(tries_since, ${at})`,
        lease_owner: owner,
        lease_until: leaseEnd(now),
      })
      .where('submission_id', '=', oldestDue)
      .returning(['submission_id', 'message_id', 'attempts', 'uncertain_tries', 'still_to', 'tries_since'])
      .executeTakeFirst()
  })
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
 * Returns the time when the next mail becomes due; undefined when no mail waits. If the time is not after `now`,
 * `leaseMail` finds a mail.
 */
export async function nextDue({ db }: Store, now: Date, options: LeaseOptions): Promise<Date | undefined> {
  const { next } = await leasableMails(db, options)
    .select(({ fn }) => fn.min(dueTime(now, options)).as('next'))
    .executeTakeFirstOrThrow()
  return next === null ? undefined : new Date(next)
}

/**
 * Starts a query of the mails that a worker with these options may lease, now or later. A mail that is being sent may
 * be leased again when its lease has run out (`dueTime`).
 */
function leasableMails(db: Kysely<Tables>, { takesFiles, inProgress, skipsExpiredLeases }: LeaseOptions) {
  return db
    .selectFrom('mails')
    .where('state', 'in', skipsExpiredLeases ? ['queued'] : ['queued', 'sending'])
    .$if(!takesFiles, (query) => query.where(hasNoFile))
    .$if(inProgress.length > 0, (query) => query.where('submission_id', 'not in', inProgress))
}

/**
 * An SQL expression: the time when a mail is due. A queued mail is due at its next try, or at once when the clock has
 * been set back (`LeaseOptions.longestWaitMs`). A mail that is being sent is due when its lease runs out.
 */
function dueTime(now: Date, { longestWaitMs }: LeaseOptions) {
  // `MAIL_LEASE_MS` is added, because another relay may have read the clock later than `now` when it set the next try.
  const latestNextTry = new Date(now.getTime() + longestWaitMs + MAIL_LEASE_MS).toISOString()
  return sql<string>`case
    when state = 'sending' then lease_until
    when next_try_at > ${latestNextTry} then ${now.toISOString()}
    else next_try_at end`
}

/** A condition for `where`: the mail belongs to a submission without files. */
function hasNoFile({ not, exists, selectFrom, ref }: ExpressionBuilder<Tables, 'mails'>) {
  const files = selectFrom('attachments').select('position').where('submission_id', '=', ref('mails.submission_id'))
  return not(exists(files))
}

function leaseEnd(now: Date): string {
  return new Date(now.getTime() + MAIL_LEASE_MS).toISOString()
}

/** Extends the lease of a mail that `owner` is sending. */
export async function renewLease({ db }: Store, owner: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ lease_until: leaseEnd(now) })
    .where('submission_id', '=', id)
    .where('lease_owner', '=', owner)
    .where('state', '=', 'sending')
    .execute()
}

/** Returns whether a submission has files. */
export async function hasFiles({ db }: Store, id: string): Promise<boolean> {
  const file = await db.selectFrom('attachments').select('position').where('submission_id', '=', id).executeTakeFirst()
  return file !== undefined
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
