import type { Selectable } from 'kysely'
import { DAY_MS } from '../day.ts'
import type { Store } from './store.ts'
import { storing } from './store-error.ts'
import type { Tables } from './tables.ts'

/**
 * A key for decryption is kept for this many days after a newer one has replaced it. A device that is offline encrypts
 * with its copy of the old key. Most devices keep an unsent submission for 30 days (`RETENTION_DAYS` of the contract),
 * but a tablet without a network may send its submissions a year later. Without the old key the relay could not decrypt
 * them.
 */
export const REPLACED_KEY_KEPT_DAYS = 400

export type SealingKeyPair = Selectable<Tables['sealing_keys']>

/** Returns all kept keys for encrypted submissions, the newest first. Devices encrypt with the newest. */
export function listSealingKeys({ db }: Store): Promise<SealingKeyPair[]> {
  return storing(() => db.selectFrom('sealing_keys').selectAll().orderBy('created_at', 'desc').orderBy('id').execute())
}

/** Returns the key pair with this id; undefined when the id is unknown or the key was deleted. */
export function findSealingKey({ db }: Store, id: string): Promise<SealingKeyPair | undefined> {
  return storing(() => db.selectFrom('sealing_keys').selectAll().where('id', '=', id).executeTakeFirst())
}

/** Stores a key. All relays on the same database give the key with the latest `created_at` to devices. */
export function addSealingKey({ db }: Store, key: SealingKeyPair): Promise<void> {
  return storing(async () => {
    await db.insertInto('sealing_keys').values(key).execute()
  })
}

/** Deletes the keys that were replaced more than `REPLACED_KEY_KEPT_DAYS` ago. */
export async function forgetSealingKeys(store: Store, now: Date): Promise<void> {
  const before = new Date(now.getTime() - REPLACED_KEY_KEPT_DAYS * DAY_MS).toISOString()
  const keys = await listSealingKeys(store)
  const expired = keys.filter((_, index) => {
    const successor = keys[index - 1]
    return successor !== undefined && successor.created_at < before
  })
  if (expired.length === 0) return
  const ids = expired.map(({ id }) => id)
  await storing(() => store.db.deleteFrom('sealing_keys').where('id', 'in', ids).execute())
}
