import { addSealingKey, type SealingKeyPair } from '../store/sealing-keys.ts'
import type { Store } from '../store/store.ts'
import { generateSealingKey } from './sealing-suite.ts'

/** Generates a key and makes it the newest. The old ones stay, for what devices have sealed with them. */
export async function replaceSealingKey(store: Store): Promise<SealingKeyPair> {
  const key = await generateSealingKey(new Date())
  await addSealingKey(store, key)
  return key
}
