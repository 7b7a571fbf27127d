import { type ExpressionBuilder, sql } from 'kysely'
import { DAY_MS } from './removal.ts'
import { storableText } from './storable-text.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

export const MAIL_LEASE_MS = 60_000
/** No setting makes a mail wait longer for its next try. */
const LONGEST_WAIT_MS = DAY_MS
/** To one address, which may be a stranger's. */
const CONFIRMATIONS_PER_DAY = 3

export interface LeasedMail {
  submissionId: string
  messageId: string
  /** Tries so far, this one included. */
  attempts: number
  /** Earlier tries of which nobody knows whether the mail arrived. */
  uncertainTries: number
  /** The recipients that have not taken it yet; null: all. */
  stillTo: string | null
  /** When the first try began, or the first after a person had it tried anew. */
  triesSince: string
}

/** The time by which mails are leased: that of the database, which relays with clocks of their own share. */
export async function storeTime({ db, kind }: Store): Promise<Date> {
  if (kind === 'sqlite') return new Date()
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db)
  return rows[0]?.now ?? new Date()
}

/** Which mails are leased. */
interface LeaseOptions {
  /** Also one with a file; true by default. */
  takesFiles?: boolean
  /** A mail that would have to wait longer still, by as much as a lease, was put off by a clock that was ahead: it is due. */
  longestWaitMs?: number
  /** None of these: when the clock is set, the leases of what is being sent may seem to have run out. */
  underWay?: readonly string[]
}

/**
 * Takes the mail that has been due longest, or one whose lease has run out, for `owner` alone.
 * On PostgreSQL several relays lease side by side; the scalar subquery runs once, so that no more than one row is locked.
 */
export async function leaseMail(
  store: Store,
  owner: string,
  now: Date,
  { takesFiles = true, longestWaitMs = LONGEST_WAIT_MS, underWay = [] }: LeaseOptions = {},
): Promise<LeasedMail | undefined> {
  const at = now.toISOString()
  // `now` may be older than a wait that another relay has written meanwhile.
  const latest = new Date(now.getTime() + longestWaitMs + MAIL_LEASE_MS).toISOString()
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
              and([eb('state', '=', 'sending'), eb('lease_until', '<=', at)]),
            ]),
          )
          .$if(!takesFiles, (due) => due.where(bringsNoFile))
          .$if(underWay.length > 0, (due) => due.where('submission_id', 'not in', underWay))
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

/** Keeps a mail that `owner` is sending its own for another while. */
export async function renewLease({ db }: Store, owner: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ lease_until: new Date(now.getTime() + MAIL_LEASE_MS).toISOString() })
    .where('submission_id', '=', id)
    .where('lease_owner', '=', owner)
    .where('state', '=', 'sending')
    .execute()
}

/** For `where`: the mail of a submission without a file. */
function bringsNoFile({ not, exists, selectFrom, ref }: ExpressionBuilder<Tables, 'mails'>) {
  const files = selectFrom('attachments').select('position').where('submission_id', '=', ref('mails.submission_id'))
  return not(exists(files))
}

/** When the next mail becomes due, of all or of those without a file, or undefined when none waits. */
export async function nextDue(
  { db }: Store,
  { takesFiles = true, underWay = [] }: LeaseOptions = {},
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('mails')
    .select(sql<string | null>`min(case state when 'sending' then lease_until else next_try_at end)`.as('due'))
    .where('state', 'in', ['queued', 'sending'])
    .$if(!takesFiles, (due) => due.where(bringsNoFile))
    .$if(underWay.length > 0, (due) => due.where('submission_id', 'not in', underWay))
    .executeTakeFirstOrThrow()
  return row.due === null ? undefined : new Date(row.due)
}

export async function markSent(store: Store, id: string, now: Date): Promise<void> {
  await store.transact((db) =>
    db
      .updateTable('mails')
      .set({ state: 'sent', sent_at: now.toISOString(), lease_owner: null, lease_until: null, last_error: null })
      .where('submission_id', '=', id)
      .execute(),
  )
}

/**
 * Takes it upon the caller, and nobody else ever, to confirm a submission to its sender; false when somebody has, or when the address
 * `email`, as `comparableEmail` gives it, has had enough of them today.
 */
export async function claimConfirmation({ db }: Store, id: string, email: string, now: Date): Promise<boolean> {
  const dayBefore = new Date(now.getTime() - DAY_MS).toISOString()
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ confirmed_at: now.toISOString() })
    .where('submission_id', '=', id)
    .where('confirmed_at', 'is', null)
    .where(
      ({ selectFrom }) =>
        selectFrom('submissions')
          .innerJoin('mails as others', 'others.submission_id', 'submissions.id')
          .where('submissions.email', '=', email)
          .where('others.confirmed_at', '>', dayBefore)
          .select(({ fn }) => fn.countAll().as('count')),
      '<',
      CONFIRMATIONS_PER_DAY,
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** What came of a try that has not brought the mail to everybody. */
export interface Tried {
  error: string
  /** When to try again, or null to keep the mail as it is for a person. */
  nextTry: Date | null
  /** Nobody knows whether it arrived. */
  uncertain?: boolean
  /** The recipients that are left. */
  stillTo?: string | undefined
}

/** Puts a mail that `owner` leased back for its next try, or keeps it as failed or uncertain. */
export async function markTried({ db }: Store, owner: string, id: string, tried: Tried): Promise<void> {
  const { error, nextTry, uncertain = false, stillTo } = tried
  await db
    .updateTable('mails')
    .set({
      state: nextTry ? 'queued' : uncertain ? 'uncertain' : 'failed',
      lease_owner: null,
      lease_until: null,
      last_error: storableText(error),
      ...(nextTry && { next_try_at: nextTry.toISOString() }),
      ...(uncertain && { uncertain_tries: sql<number>`uncertain_tries + 1` }),
      ...(stillTo !== undefined && { still_to: stillTo }),
    })
    .where('submission_id', '=', id)
    .where('lease_owner', '=', owner)
    .execute()
}

/**
 * Puts those of the given mails that were given up or left uncertain back into the queue, with all the time for tries that a new one
 * has; recipients that have it already do not get it again. Gives the ids of their submissions.
 */
export async function retryMails({ db }: Store, ids: readonly string[], now: Date): Promise<string[]> {
  const at = now.toISOString()
  const rows = await db
    .updateTable('mails')
    .set({ state: 'queued', attempts: 0, uncertain_tries: 0, next_try_at: at, tries_since: null, last_error: null })
    .where('submission_id', 'in', ids)
    .where('state', 'in', ['failed', 'uncertain'])
    .returning('submission_id')
    .execute()
  return rows.map((row) => row.submission_id)
}

/** Has those of the given mails count as sent that were given up or left uncertain: a person has seen to them. Gives their ids. */
export async function settleMails({ db }: Store, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('mails')
    .set({ state: 'sent', sent_at: now.toISOString() })
    .where('submission_id', 'in', ids)
    .where('state', 'in', ['failed', 'uncertain'])
    .returning('submission_id')
    .execute()
  return rows.map((row) => row.submission_id)
}

/**
 * Puts mails back that another owner was sending. Only for a store with a single relay, where any other owner is a
 * process that has died; with several relays the lease has to run out.
 */
export async function releaseOtherLeases({ db }: Store, owner: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'queued', lease_owner: null, lease_until: null })
    .where('state', '=', 'sending')
    .where('lease_owner', '!=', owner)
    .execute()
}

export interface MailCounts {
  /** Still to be sent. */
  pending: number
  /** Given up, or sent without an answer: a person has to look. */
  failed: number
  uncertain: number
  /** When the submission of the oldest mail that is still to be sent was accepted; ISO 8601. */
  oldestPendingAt: string | null
}

/** How many mails wait, and how many need a person. */
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
