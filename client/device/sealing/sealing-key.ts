/**
 * The public key of the relay, to which submissions are encrypted. A copy is kept on the device, so that a submission
 * can also be encrypted without a network.
 */
import { repeatWhenRestored } from '#client/device/repeat-when-restored.ts'
import { isSealingKey, SEALING_KEY_PATH, type SealingKey } from '#contract/submission/sealing.ts'

/** Name of the cache with the copy of the key. */
const CACHE = 'sealing-key'
/** If the relay has not answered the request for its key after this time, it counts as out of reach. */
const ANSWER_TIMEOUT_MS = 3000

/**
 * Resolves with the copy of the relay's public key on the device. If there is no copy, resolves with the key that the
 * relay sends, or with undefined if the relay does not answer. The copy is preferred, because the visitor may leave
 * before an answer arrives over a bad network. The relay is asked in any case, to renew the copy. Never rejects.
 */
export async function loadSealingKey(): Promise<SealingKey | undefined> {
  const copied = await repeatWhenRestored(copiedKey)
  const current = fetchSealingKey()
  return copied ?? current
}

/**
 * Fetches the relay's current public key, stores a copy of it on the device, and resolves with it. Resolves with
 * undefined if no answer comes or if the answer is not a key. Never rejects.
 */
export async function fetchSealingKey(): Promise<SealingKey | undefined> {
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

/**
 * Stores a copy of the relay's public key. If Cache Storage is refused or full, nothing is stored, and the next visit
 * has to ask the relay again.
 */
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
