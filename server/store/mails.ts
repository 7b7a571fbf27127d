import { sql } from 'kysely'
import type { Store } from './store.ts'

export const MAIL_LEASE_MS = 60_000

export interface LeasedMail {
  submissionId: string
  messageId: string
  /** Tries so far, this one included. */
  attempts: number
}

/**
 * Takes the mail that has been due longest, or one whose lease has run out, for `owner` alone. On PostgreSQL several
 * relays lease side by side; the scalar subquery runs once, so that no more than one row is locked.
 */
export async function leaseMail({ db, kind }: Store, owner: string, now: Date): Promise<LeasedMail | undefined> {
  const at = now.toISOString()
  const row = await db
    .updateTable('mails')
    .set({
      state: 'sending',
      attempts: sql`attempts + 1`,
      lease_owner: owner,
      lease_until: new Date(now.getTime() + MAIL_LEASE_MS).toISOString(),
    })
    .where('submission_id', '=', (query) =>
      query
        .selectFrom('mails')
        .select('submission_id')
        .where(({ or, and, eb }) =>
          or([
            and([eb('state', '=', 'queued'), eb('next_try_at', '<=', at)]),
            and([eb('state', '=', 'sending'), eb('lease_until', '<=', at)]),
          ]),
        )
        .orderBy('next_try_at')
        .limit(1)
        .$if(kind === 'postgres', (due) => due.forUpdate().skipLocked()),
    )
    .returning(['submission_id', 'message_id', 'attempts'])
    .executeTakeFirst()
  return row && { submissionId: row.submission_id, messageId: row.message_id, attempts: row.attempts }
}

/** When the next mail becomes due, or undefined when none waits. */
export async function nextDue({ db }: Store): Promise<Date | undefined> {
  const row = await db
    .selectFrom('mails')
    .select(sql<string | null>`min(case state when 'sending' then lease_until else next_try_at end)`.as('due'))
    .where('state', 'in', ['queued', 'sending'])
    .executeTakeFirstOrThrow()
  return row.due === null ? undefined : new Date(row.due)
}

export async function markSent({ db }: Store, id: string, now: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'sent', sent_at: now.toISOString(), lease_owner: null, lease_until: null, last_error: null })
    .where('submission_id', '=', id)
    .execute()
}

/** Puts a mail that `owner` leased back for `nextTry`, or keeps it as failed when that is null. */
export async function markTried(
  { db }: Store,
  owner: string,
  id: string,
  nextTry: Date | null,
  error: string,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      state: nextTry === null ? 'failed' : 'queued',
      lease_owner: null,
      lease_until: null,
      last_error: error,
      ...(nextTry && { next_try_at: nextTry.toISOString() }),
    })
    .where('submission_id', '=', id)
    .where('lease_owner', '=', owner)
    .execute()
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

/** How many mails are still to be sent. */
export async function countPending({ db }: Store): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .select((query) => query.fn.countAll().as('count'))
    .where('state', 'in', ['queued', 'sending'])
    .executeTakeFirstOrThrow()
  return Number(count)
}
