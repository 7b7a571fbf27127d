import { addSealingKey, listSealingKeys, type SealingKeyPair } from '../store/sealing-keys.ts'
import type { Store } from '../store/store.ts'
import { generateSealingKey } from './sealing-suite.ts'

/**
 * Generates a sealing key (the pair of keys by which devices encrypt submissions and the relay decrypts them) and makes
 * it the newest: its `created_at` is later than that of any other key, even when the clock was set back. The old keys
 * are kept, because the relay needs them for submissions that devices have encrypted with them.
 */
export async function replaceSealingKey(store: Store, now = new Date()): Promise<SealingKeyPair> {
  const [newest] = await listSealingKeys(store)
  const made = newest ? Math.max(now.getTime(), Date.parse(newest.created_at) + 1) : now.getTime()
  const key = await generateSealingKey(new Date(made))
  await addSealingKey(store, key)
  return key
}
