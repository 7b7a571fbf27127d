import type { RequestHandler } from 'express'
import type { SealingKey } from '#contract/submission/sealing.ts'
import { listSealingKeys } from '../store/sealing-keys.ts'
import type { Store } from '../store/store.ts'
import { replaceSealingKey } from './replace-sealing-key.ts'

/**
 * GET /api/sealing-key: the public key with which devices encrypt submissions. The first request ever generates the
 * key. When two relays on the same database generate a key at the same time, both keys are kept, and devices get the
 * newer one.
 */
export function sealingKeyRoute(store: Store): RequestHandler {
  return async (_req, res) => {
    const [newest] = await listSealingKeys(store)
    const { id, public_key } = newest ?? (await replaceSealingKey(store))
    res.json({ id, publicKey: public_key } satisfies SealingKey)
  }
}
