/**
 * Finds out whether this device has an outbox, the database of submissions and drafts. On a device with an outbox, a
 * page loads React and the outbox's code at once. On other devices a page starts without this code, because many
 * visitors never fill in a form. Call `mayHaveOutbox` before reading the database, because opening the database creates
 * it.
 */

import { withTimeout } from '#client/device/with-timeout.ts'
import { onOutboxChange } from './outbox-changes.ts'

export const DATABASE_NAME = 'lat'

const ANSWER_TIMEOUT_MS = 3000

/** Resolves at once if this device may have an outbox; otherwise resolves when the first submission is stored. */
export function whenOutboxExists(): Promise<void> {
  return new Promise((resolve) => {
    const look = async () => {
      if (!(await mayHaveOutbox())) return
      stop()
      resolve()
    }
    const stop = onOutboxChange(look)
    void look()
  })
}

/**
 * Resolves with false if this device certainly has no outbox. Resolves with true if it has one, or if the browser does
 * not list its databases: `indexedDB.databases` is missing (Firefox before 126) or never answers, or IndexedDB is
 * forbidden.
 */
export async function mayHaveOutbox(): Promise<boolean> {
  try {
    const databases = await withTimeout(indexedDB.databases(), ANSWER_TIMEOUT_MS)
    return databases.some(({ name }) => name === DATABASE_NAME)
  } catch {
    return true
  }
}
