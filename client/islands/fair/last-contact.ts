/** When this tablet last reached the relay, for its staff. */
import { fetchSealingKey } from '#client/device/sealing/sealing-key.ts'

const STORAGE_KEY = 'relay-contact'

/** Asks the relay for its sealing key, which also renews the copy on the device, and notes the time if it answers. */
export async function askRelay(): Promise<void> {
  if (await fetchSealingKey()) localStorage.setItem(STORAGE_KEY, `${Date.now()}`)
}

/** Returns the time of the last answer in milliseconds since the epoch; undefined if there was none. */
export function lastContact(): number | undefined {
  const time = localStorage.getItem(STORAGE_KEY)
  return time === null ? undefined : Number(time)
}
