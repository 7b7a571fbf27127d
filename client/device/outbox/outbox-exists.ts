/**
 * Tells whether this device has an outbox. Call `mayHaveOutbox` before reading, because opening IndexedDB creates the
 * database, and pages load React and the outbox's code wherever there is one. The many visitors who never write then
 * load neither.
 */
import { onOutboxChange } from './outbox-changes.ts'
import { withTimeout } from './with-timeout.ts'

export const DATABASE_NAME = 'lat'

const ANSWER_LIMIT_MS = 3000

/** Resolves at once if this device may have an outbox; otherwise resolves when the first submission is stored. */
export async function outboxExists(): Promise<void> {
  const stored = new Promise<void>((resolve) => {
    const stop = onOutboxChange(() => {
      stop()
      resolve()
    })
  })
  if (!(await mayHaveOutbox())) await stored
}

/** False if this device certainly has no outbox. True if it has one, or if the browser does not tell. */
export async function mayHaveOutbox(): Promise<boolean> {
  const databases = await databasesHere()
  return !databases || databases.some(({ name }) => name === DATABASE_NAME)
}

/**
 * The site's databases; null if the browser does not tell them: `databases` is missing (Firefox before 126) or never
 * answers, or IndexedDB is forbidden.
 */
async function databasesHere(): Promise<IDBDatabaseInfo[] | null> {
  try {
    return await withTimeout(indexedDB.databases(), ANSWER_LIMIT_MS, 'The list of databases did not come in time')
  } catch {
    return null
  }
}
