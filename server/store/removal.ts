import { setImmediate } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { DAY_MS } from '../day.ts'
import { type Store, truncateWal } from './store.ts'
import { StoreError, storing } from './store-error.ts'
import type { Tables } from './tables.ts'

/**
 * The idempotency key of a removed submission is kept for this time, so that a late repeat of the submission is
 * recognised. Most devices repeat a submission for at most 30 days (`RETENTION_DAYS` of the contract). But a rescue
 * file can be imported at any time, and the tablet that wrote the file may send the same submissions when it first has
 * a network, perhaps at the fair of the next year. The key contains no personal data.
 */
export const KEY_KEPT_DAYS = 3 * 365

/**
 * Number of submissions that one transaction removes. SQLite overwrites the removed files (`secure_delete`), which
 * takes time, and all other writes wait for the transaction.
 */
const BATCH = 5

/** Number of the advisory lock for purges. The number is arbitrary; no other advisory lock of the database uses it. */
export const PURGE_LOCK = 26_115

/**
 * Removes submissions with their files and mails in one transaction. Their idempotency keys stay for `KEY_KEPT_DAYS`. A
 * submission whose mail is being sent is skipped. Returns the ids of the removed submissions.
 */
export function removeSubmissions(store: Store, ids: readonly string[], now: Date): Promise<string[]> {
  return storing(async () => {
    const removed = await store.db.transaction().execute((transaction) => remove(transaction, ids, now))
    truncateWal(store)
    return removed
  })
}

async function remove(db: Kysely<Tables>, ids: readonly string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return []
  // The mails are deleted first, so that no mail of a removed submission is sent: from then on no mail worker can lease
  // them. A mail with a running lease is skipped, because a worker may be sending it.
  const mails = await db
    .deleteFrom('mails')
    .where('submission_id', 'in', ids)
    .where(({ eb, or }) => or([eb('state', '!=', 'sending'), eb('lease_until', '<=', now.toISOString())]))
    .returning('submission_id')
    .execute()
  const removed = mails.map((mail) => mail.submission_id)
  if (removed.length === 0) return []
  await db.deleteFrom('attachments').where('submission_id', 'in', removed).execute()
  await db
    .updateTable('submissions')
    .set({ payload: '{}', digest: '', email: null, consent: null, removed_at: now.toISOString() })
    .where('id', 'in', removed)
    .execute()
  return removed
}

/**
 * Removes, in batches, the submissions whose mail was sent before `sentBefore`. Stops when another relay is purging the
 * same database. Submissions whose mail is failed or uncertain stay. Returns the ids of the removed submissions.
 * @throws StoreError
 */
export async function purgeSent(store: Store, sentBefore: Date, now: Date): Promise<string[]> {
  const purged: string[] = []
  let size = BATCH
  for (;;) {
    const batch = await purgeBatch(store, sentBefore, now, size).catch((error: unknown) => {
      // The disk has no room for the write-ahead log of a whole batch. The log of a single submission may fit, and each
      // removal makes room.
      if (isDiskFull(error) && size > 1) return 'disk_full' as const
      throw error
    })
    // The write-ahead log is emptied after each batch, so that it takes no more room than one batch needs. The log is
    // emptied even when nothing was removed, because a reader may have kept an earlier call from emptying it.
    await storing(async () => truncateWal(store))
    if (batch === 'disk_full') size = 1
    else {
      purged.push(...batch)
      if (batch.length < size) return purged
    }
    // SQLite blocks this thread during a transaction. Lets the relay answer requests between two transactions.
    await setImmediate()
  }
}

function isDiskFull(error: unknown): boolean {
  return error instanceof StoreError && error.full
}

/**
 * Removes at most `size` submissions in one transaction, and returns their ids. Removes none when another relay is
 * purging the same database.
 */
function purgeBatch(store: Store, sentBefore: Date, now: Date, size: number): Promise<string[]> {
  return storing(() =>
    store.db.transaction().execute(async (transaction) => {
      if (store.kind === 'postgres' && !(await lockPurges(transaction))) return []
      const due = await mailsSentBefore(transaction, sentBefore).select('submission_id').limit(size).execute()
      const ids = due.map((mail) => mail.submission_id)
      return remove(transaction, ids, now)
    }),
  )
}

/** Returns how many submissions `purgeSent` would remove. */
export function countSentBefore({ db }: Store, sentBefore: Date): Promise<number> {
  return storing(async () => {
    const { count } = await mailsSentBefore(db, sentBefore)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  })
}

/**
 * Starts a query of the mails that were sent before `time`, with their submissions. When the submission was accepted
 * later than that, the clock was behind while the mail was sent, and the mail is left out.
 */
function mailsSentBefore(db: Kysely<Tables>, time: Date) {
  return db
    .selectFrom('mails')
    .innerJoin('submissions', 'submissions.id', 'mails.submission_id')
    .where('state', '=', 'sent')
    .where('sent_at', '<', time.toISOString())
    .where('accepted_at', '<', time.toISOString())
}

/**
 * Gives the time `now` to all mails that were sent from `first` to `last`, because the clock was wrong at that time.
 * Otherwise `purgeSent` could remove their submissions at once.
 */
export function redateSent({ db }: Store, first: Date, last: Date, now: Date): Promise<void> {
  return storing(async () => {
    await db
      .updateTable('mails')
      .set({ sent_at: now.toISOString() })
      .where('state', '=', 'sent')
      .where('sent_at', '>=', first.toISOString())
      .where('sent_at', '<=', last.toISOString())
      .execute()
  })
}

/** Returns the ids of all removed submissions whose idempotency keys are still kept. */
export function removedIds({ db }: Store): Promise<string[]> {
  return storing(async () => {
    const rows = await db.selectFrom('submissions').select('id').where('removed_at', 'is not', null).execute()
    return rows.map(({ id }) => id)
  })
}

/**
 * Deletes the idempotency keys of submissions that were removed more than `KEY_KEPT_DAYS` ago. Also empties the column
 * `email` of all removed submissions, because an earlier release that does not know the column leaves the address
 * behind.
 */
export function forgetKeys({ db }: Store, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEY_KEPT_DAYS * DAY_MS).toISOString()
  return storing(async () => {
    await db.deleteFrom('submissions').where('removed_at', '<', before).execute()
    await db
      .updateTable('submissions')
      .set({ email: null })
      .where('removed_at', 'is not', null)
      .where('email', 'is not', null)
      .execute()
  })
}

/**
 * Tries to take the lock for purges. Returns false when another relay is purging. When the lock was taken, no other
 * relay can start a purge until the transaction ends.
 */
async function lockPurges(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${PURGE_LOCK}) as locked`.execute(db)
  return rows[0]?.locked === true
}
