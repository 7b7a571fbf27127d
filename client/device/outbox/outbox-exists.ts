import { onOutboxChange } from './outbox-changes.ts'
import { withTimeout } from './with-timeout.ts'

export const DATABASE_NAME = 'lat'

const ANSWER_LIMIT_MS = 3000

/**
 * Resolves when this device has an outbox: at once when there is one, else when the first submission is stored. The many
 * visitors who never write need not load the outbox's code. Where browsers cannot tell, there might be one.
 */
export async function outboxExists(): Promise<void> {
  const stored = new Promise<void>((resolve) => {
    const stop = onOutboxChange(() => {
      stop()
      resolve()
    })
  })
  if (!(await mayHaveOutbox())) await stored
}

/** False where this device has certainly no outbox yet. */
export async function mayHaveOutbox(): Promise<boolean> {
  const databases = await databasesHere()
  return !databases || databases.some(({ name }) => name === DATABASE_NAME)
}

/** Null where browsers cannot tell: `databases` is missing (Firefox before 126) or does not answer, or IndexedDB is forbidden. */
async function databasesHere(): Promise<IDBDatabaseInfo[] | null> {
  try {
    return await withTimeout(
      indexedDB.databases(),
      ANSWER_LIMIT_MS,
      'The browser does not tell what databases there are',
    )
  } catch {
    return null
  }
}
