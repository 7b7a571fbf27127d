import { type Kysely, sql } from 'kysely'
import { emptyLog } from './node-sqlite.ts'
import { databaseFile, type Store } from './store.ts'
import { storing } from './store-error.ts'
import type { Tables } from './tables.ts'

/** Longer than a device tries to send what it has not got an answer for (`RETENTION_DAYS` of the contract). */
export const KEY_KEPT_DAYS = 40

export const DAY_MS = 24 * 60 * 60 * 1000

/** So many at once: resumes are overwritten as they go, and whoever wants to store something waits. */
const AT_ONCE = 5

/** Any number that nothing else in the database takes for its locks. */
export const PURGE_LOCK = 26_115

/**
 * Removes submissions with their files and mails, in one transaction; the key stays (`KEY_KEPT_DAYS`). Left alone is one whose mail is on
 * its way just now. Gives the ids of those removed.
 */
export function removeSubmissions(store: Store, ids: readonly string[], now: Date): Promise<string[]> {
  return storing(async () => {
    const removed = await store.db.transaction().execute((transaction) => remove(transaction, ids, now))
    forgetPages(store)
    return removed
  })
}

async function remove(db: Kysely<Tables>, ids: readonly string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return []
  // First the mails: whoever takes one to send it waits for this transaction, or this leaves it alone.
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
 * Removes submissions whose mail was sent before `sentBefore`, some at a time, unless another relay is at it. Gives their ids. What a
 * person still has to look at is never among them.
 */
export async function purgeSent(store: Store, sentBefore: Date, now: Date): Promise<string[]> {
  const purged: string[] = []
  for (;;) {
    const some = await storing(() =>
      store.db.transaction().execute(async (transaction) => {
        if (store.kind === 'postgres' && !(await isAlone(transaction))) return []
        const due = await transaction
          .selectFrom('mails')
          .select('submission_id')
          .where('state', '=', 'sent')
          .where('sent_at', '<', sentBefore.toISOString())
          .limit(AT_ONCE)
          .execute()
        const ids = due.map((mail) => mail.submission_id)
        return remove(transaction, ids, now)
      }),
    )
    purged.push(...some)
    if (some.length < AT_ONCE) break
  }
  // Always: an earlier call may have met a reader.
  await storing(async () => forgetPages(store))
  return purged
}

/** How many submissions `purgeSent` would remove. */
export function countSentBefore({ db }: Store, sentBefore: Date): Promise<number> {
  return storing(async () => {
    const { count } = await db
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('state', '=', 'sent')
      .where('sent_at', '<', sentBefore.toISOString())
      .executeTakeFirstOrThrow()
    return Number(count)
  })
}

/** The ids of all submissions of which only the key is left. */
export function removedIds({ db }: Store): Promise<string[]> {
  return storing(async () => {
    const rows = await db.selectFrom('submissions').select('id').where('removed_at', 'is not', null).execute()
    return rows.map(({ id }) => id)
  })
}

/**
 * Forgets the keys of submissions removed so long ago that no device repeats them, and of all others that are removed the address, which a
 * release without that column leaves behind.
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

/** Whether no other relay is purging; until the transaction ends no other one will. */
async function isAlone(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ alone: boolean }>`select pg_try_advisory_xact_lock(${PURGE_LOCK}) as alone`.execute(db)
  return rows[0]?.alone === true
}

/** SQLite's write-ahead log still has the pages as they were. PostgreSQL's vacuum does the like by itself. */
function forgetPages({ folder }: Store): void {
  if (folder !== undefined) emptyLog(databaseFile(folder))
}
