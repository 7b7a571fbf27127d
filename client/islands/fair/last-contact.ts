/** Notes when this tablet last reached the relay. The staff panel shows the time. */
import { fetchSealingKey } from '#client/device/sealing/sealing-key.ts'

const STORAGE_KEY = 'relay-contact'

/**
 * Checks whether the relay can be reached, by asking for its sealing key. If the relay answers, notes the time. The
 * answer also renews the copy of the key on this device. Rejects only if the browser refuses local storage.
 */
export async function askRelay(): Promise<void> {
  if (await fetchSealingKey()) localStorage.setItem(STORAGE_KEY, `${Date.now()}`)
}

/** Returns the time of the last answer in milliseconds since the epoch; undefined if there was none. */
export function lastContact(): number | undefined {
  const time = localStorage.getItem(STORAGE_KEY)
  return time === null ? undefined : Number(time)
}
