/** Notes when this tablet at a job fair last reached the relay. The panel for the staff shows the time. */
import { fetchSealingKey } from '#client/device/sealing/sealing-key.ts'

const STORAGE_KEY = 'relay-contact'

/**
 * Checks whether the relay can be reached, by asking for the key with which submissions are encrypted. If the relay
 * answers, notes the time. The answer also renews the copy of the key on this device. Never rejects.
 */
export async function checkRelayContact(): Promise<void> {
  if (!(await fetchSealingKey())) return
  try {
    localStorage.setItem(STORAGE_KEY, `${Date.now()}`)
  } catch {
    // The device is full: the panel shows the time of an earlier answer.
  }
}

/** Returns the time of the relay's last answer in milliseconds since the epoch; undefined if there was none. */
export function lastRelayContact(): number | undefined {
  const time = localStorage.getItem(STORAGE_KEY)
  return time === null ? undefined : Number(time)
}
