import type { RequestHandler } from 'express'
import type { SealingKey } from '#contract/submission/sealing.ts'
import { addSealingKey, listSealingKeys, type SealingKeyPair } from '../store/sealing-keys.ts'
import type { Store } from '../store/store.ts'
import { generateSealingKey } from './sealing-suite.ts'

/**
 * GET /api/sealing-key: the key to which devices encrypt. The first request generates it. When two relays do so at the
 * same time, both keys are kept, and devices get the newer one.
 */
export function sealingKeyRoute(store: Store): RequestHandler {
  return async (_req, res) => {
    const [newest] = await listSealingKeys(store)
    const { id, public_key } = newest ?? (await replaceSealingKey(store))
    res.json({ id, publicKey: public_key } satisfies SealingKey)
  }
}

/** Generates a key and makes it the newest. The old ones stay, for what devices have sealed with them. */
export async function replaceSealingKey(store: Store): Promise<SealingKeyPair> {
  const key = await generateSealingKey(new Date())
  await addSealingKey(store, key)
  return key
}
