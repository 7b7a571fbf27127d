/**
 * The relay's public key, to which submissions are encrypted. A copy is kept on the device, so that a submission can
 * also be sealed without a network.
 */
import { isSealingKey, SEALING_KEY_PATH, type SealingKey } from '#contract/submission/sealing.ts'

/** Name of the cache with the copy of the key. */
const CACHE = 'sealing-key'
/** If the relay has not answered after this time, the copy on the device is used. */
const ANSWER_TIMEOUT_MS = 3000

/**
 * Resolves with the relay's present key, or with the copy on the device if the relay does not answer; undefined if there
 * is neither. Stores the relay's answer as the new copy. Never rejects.
 */
export async function loadSealingKey(): Promise<SealingKey | undefined> {
  return (await presentKey()) ?? (await copiedKey())
}

async function presentKey(): Promise<SealingKey | undefined> {
  try {
    const response = await fetch(SEALING_KEY_PATH, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) })
    const text = await response.text()
    const key: unknown = JSON.parse(text)
    if (!response.ok || !isSealingKey(key)) return undefined
    await keepCopy(new Response(text))
    return key
  } catch {
    return undefined
  }
}

/** Stores the copy. Without Cache Storage, or without room for it, the next visit has to ask the relay again. */
async function keepCopy(response: Response): Promise<void> {
  try {
    await (await caches.open(CACHE)).put(SEALING_KEY_PATH, response)
  } catch {}
}

async function copiedKey(): Promise<SealingKey | undefined> {
  try {
    const copy = await (await caches.open(CACHE)).match(SEALING_KEY_PATH)
    return copy && ((await copy.json()) as SealingKey)
  } catch {
    return undefined
  }
}
