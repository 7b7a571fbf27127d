import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { PARTS_KEPT_MS } from '#contract/submission/parts.ts'
import { type Store, truncateWal } from './store.ts'
import { storing } from './store-error.ts'
import type { Tables } from './tables.ts'

/**
 * Number of parts that one transaction deletes. SQLite overwrites deleted parts (`secure_delete`), so its write-ahead
 * log grows by the size of these parts. On a nearly full disk a transaction with all expired parts would fail.
 */
const BATCH = 5

/** Stores one of the parts in which a device sends a large submission. Replaces an earlier part with the same index. */
export function savePart(
  store: Store,
  id: string,
  index: number,
  part: { digest: string; content: Uint8Array },
  now: Date,
): Promise<void> {
  const values = { ...part, stored_at: now.toISOString() }
  return storing(async () => {
    await store.transact((db) =>
      db
        .insertInto('parts')
        .values({ submission_id: id, position: index, ...values })
        .onConflict((conflict) => conflict.columns(['submission_id', 'position']).doUpdateSet(values))
        .execute(),
    )
  })
}

/** Returns the digests of a submission's parts by their index. */
export function partDigests({ db }: Store, id: string): Promise<Record<number, string>> {
  return storing(async () => {
    const rows = await db.selectFrom('parts').select(['position', 'digest']).where('submission_id', '=', id).execute()
    return Object.fromEntries(rows.map(({ position, digest }) => [position, digest]))
  })
}

/** Returns the content of a part; undefined when the part is missing. */
export function readPart({ db }: Store, id: string, index: number): Promise<Uint8Array | undefined> {
  return storing(async () => {
    const row = await db
      .selectFrom('parts')
      .select('content')
      .where('submission_id', '=', id)
      .where('position', '=', index)
      .executeTakeFirst()
    return row?.content
  })
}

/** Deletes the parts of a submission. `db` is the transaction that stores the whole submission. */
export async function deleteParts(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('parts').where('submission_id', '=', id).execute()
}

/** Deletes, in batches, all parts that were stored more than `PARTS_KEPT_MS` ago. */
export function deleteExpiredParts(store: Store, now: Date): Promise<void> {
  const before = new Date(now.getTime() - PARTS_KEPT_MS).toISOString()
  return storing(async () => {
    for (;;) {
      const { numDeletedRows } = await store.db
        .deleteFrom('parts')
        // Asked again here, because PostgreSQL may replace a part after the subquery has found it.
        .where('stored_at', '<', before)
        .where(({ eb, refTuple, selectFrom }) =>
          eb(
            refTuple('submission_id', 'position'),
            'in',
            selectFrom('parts')
              .select(['submission_id', 'position'])
              .where('stored_at', '<', before)
              .limit(BATCH)
              .$asTuple('submission_id', 'position'),
          ),
        )
        .executeTakeFirstOrThrow()
      if (numDeletedRows < BATCH) return
      truncateWal(store)
      // Lets requests in between two batches.
      await setImmediate()
    }
  })
}
