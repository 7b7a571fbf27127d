import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { DATABASE_NAME } from './outbox-exists.ts'
import type { SubmissionRecord } from './submission-record.ts'

const DATABASE_VERSION = 2
/** Longest wait for a connection: WebKit may never answer, and another tab may block an upgrade. */
const OPEN_TIMEOUT_MS = 5000

interface OutboxSchema extends DBSchema {
  submissions: { key: string; value: SubmissionRecord }
  drafts: { key: string; value: unknown }
  /** The files of applications under the ids of their submissions. */
  resumes: { key: string; value: ArrayBuffer }
}

export type OutboxDatabase = IDBPDatabase<OutboxSchema>

/** The browser keeps no data here: IndexedDB is missing, forbidden or broken. */
export class OutboxUnavailableError extends Error {
  override name = 'OutboxUnavailableError'
}

/** The device or the site's share of it is full. */
export class OutboxFullError extends Error {
  override name = 'OutboxFullError'
}

let connection: Promise<OutboxDatabase> | undefined

function forgetConnection(): void {
  connection = undefined
}

/** The database at `version`; undefined: as it is. */
function openAt(version?: number): Promise<OutboxDatabase> {
  return openDB<OutboxSchema>(DATABASE_NAME, version, {
    // Adds what is missing, whatever version was there: what is stored stays.
    upgrade(database) {
      const missing = (name: 'submissions' | 'drafts' | 'resumes') => !database.objectStoreNames.contains(name)
      if (missing('submissions')) database.createObjectStore('submissions', { keyPath: 'id' })
      if (missing('drafts')) database.createObjectStore('drafts')
      if (missing('resumes')) database.createObjectStore('resumes')
    },
    // Another tab wants to upgrade or delete the database: make way, the next use opens it again.
    blocking(_current, _wanted, event) {
      forgetConnection()
      ;(event.target as IDBDatabase).close()
    },
    terminated: forgetConnection,
  })
}

/** A tab or worker that was there before an update of the site goes on with the database as the update left it. */
async function openPresent(): Promise<OutboxDatabase> {
  try {
    return await openAt(DATABASE_VERSION)
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'VersionError') throw error
    return openAt()
  }
}

async function open(): Promise<OutboxDatabase> {
  const opening = openPresent()
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new OutboxUnavailableError('The database did not open in time')), OPEN_TIMEOUT_MS)
  })
  try {
    return await Promise.race([opening, timeout])
  } catch (error) {
    opening.then((database) => database.close()).catch(() => {})
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** The open connection; one that failed to open is not kept. */
function connect(): Promise<OutboxDatabase> {
  if (connection) return connection
  const opened = open()
  connection = opened
  opened.catch(() => {
    if (connection === opened) forgetConnection()
  })
  return opened
}

/** The outbox's error for one of IndexedDB; anything else, such as a mistake in this code, stays as it is. */
function outboxError(error: unknown): unknown {
  if (error instanceof ReferenceError) return new OutboxUnavailableError('No IndexedDB here', { cause: error })
  if (!(error instanceof DOMException) || error.name === 'DataCloneError') return error
  return error.name === 'QuotaExceededError'
    ? new OutboxFullError('No space left', { cause: error })
    : new OutboxUnavailableError(error.message, { cause: error })
}

/**
 * Runs `task` on an open database, once more when the connection turns out to be closed (browsers close it when they
 * evict the site's data). Throws `OutboxUnavailableError` or `OutboxFullError`.
 */
export async function withDatabase<T>(task: (database: OutboxDatabase) => Promise<T>): Promise<T> {
  try {
    const used = connect()
    try {
      return await task(await used)
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
      if (connection === used) forgetConnection()
      return await task(await connect())
    }
  } catch (error) {
    throw outboxError(error)
  }
}
