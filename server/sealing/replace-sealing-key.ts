import { addSealingKey, listSealingKeys, type SealingKeyPair } from '../store/sealing-keys.ts'
import type { Store } from '../store/store.ts'
import { generateSealingKey } from './sealing-suite.ts'

/**
 * Generates a key and makes it the newest, also when the clock was set back since the last one was made. The old ones
 * stay, for what devices have sealed with them.
 */
export async function replaceSealingKey(store: Store, now = new Date()): Promise<SealingKeyPair> {
  const [newest] = await listSealingKeys(store)
  const made = newest ? Math.max(now.getTime(), Date.parse(newest.created_at) + 1) : now.getTime()
  const key = await generateSealingKey(new Date(made))
  await addSealingKey(store, key)
  return key
}
