/**
 * The database of submissions, drafts and files: its schema, its errors, and its connection. A page or worker has only
 * one connection.
 */
import { type DBSchema, type IDBPDatabase, openDB, type StoreNames } from 'idb'
import { withTimeout } from '#client/device/with-timeout.ts'
import { DATABASE_NAME } from './outbox-exists.ts'
import type { SealedSubmission, SubmissionRecord } from './submission-record.ts'

const DATABASE_VERSION = 3
/**
 * If the database has not opened after this time, the attempt to open it fails. Without this limit the page could wait
 * forever, because WebKit may never answer, and another tab may block an upgrade.
 */
const OPEN_TIMEOUT_MS = 5000

export interface OutboxSchema extends DBSchema {
  submissions: { key: string; value: SubmissionRecord }
  /**
   * The records of encrypted submissions. They have a store of their own, which code of an earlier release (in another
   * tab, or after a rollback) does not read. That code would find no payload in these records and reject them for good.
   */
  sealed: { key: string; value: SealedSubmission }
  drafts: { key: string; value: unknown }
  /**
   * The files of applications, and the encrypted contents of encrypted submissions. The key is the id of the
   * submission.
   */
  resumes: { key: string; value: ArrayBuffer }
}

export type StoreName = StoreNames<OutboxSchema>
export type OutboxDatabase = IDBPDatabase<OutboxSchema>

/** The browser stores no data: IndexedDB is missing, forbidden or broken. */
export class OutboxUnavailableError extends Error {
  override name = 'OutboxUnavailableError'
}

/** The device's storage, or the share of it that the browser grants the site, is full. */
export class OutboxFullError extends Error {
  override name = 'OutboxFullError'
}

/** For `catch`: ignores `OutboxFullError`, and throws every other error again. */
export function ignoreFull(error: unknown): void {
  if (!(error instanceof OutboxFullError)) throw error
}

let connection: Promise<OutboxDatabase> | undefined

/** Resolves with the open connection. Rejects if the database does not open in time; the next call then tries again. */
export function connect(): Promise<OutboxDatabase> {
  if (connection) return connection
  const opened = open()
  connection = opened
  opened.catch(() => forgetConnection(opened))
  return opened
}

/**
 * Makes the next `connect` open a new connection instead of `lost`. Does nothing if `connect` has already replaced
 * `lost`.
 */
export function forgetConnection(lost = connection): void {
  if (connection === lost) connection = undefined
}

/**
 * Closes a connection that is no longer used. If it is still opening, it is closed once it is open. An error is
 * ignored, because a connection that fails to open need not be closed.
 */
export function closeLater(opening: Promise<OutboxDatabase>): void {
  opening.then((database) => database.close()).catch(() => {})
}

async function open(): Promise<OutboxDatabase> {
  const opening = openAnyVersion()
  try {
    return await withTimeout(opening, OPEN_TIMEOUT_MS)
  } catch (error) {
    closeLater(opening)
    throw error
  }
}

/**
 * Opens the database in the version of this code, or in a newer one: an update in another tab may have raised the
 * version, and this tab then uses the newer database as it is.
 */
async function openAnyVersion(): Promise<OutboxDatabase> {
  try {
    return await openVersion(DATABASE_VERSION)
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'VersionError') throw error
    return openVersion()
  }
}

/** Opens the database in this version or, without `version`, in the version that is on the device. */
function openVersion(version?: number): Promise<OutboxDatabase> {
  return openDB<OutboxSchema>(DATABASE_NAME, version, {
    // Adds the stores that are missing, whatever the former version was. Stored data stays.
    upgrade(database) {
      const missing = (name: StoreName) => !database.objectStoreNames.contains(name)
      if (missing('submissions')) database.createObjectStore('submissions', { keyPath: 'id' })
      if (missing('sealed')) database.createObjectStore('sealed', { keyPath: 'id' })
      if (missing('drafts')) database.createObjectStore('drafts')
      if (missing('resumes')) database.createObjectStore('resumes')
    },
    // Another tab wants to upgrade or delete the database, but the open connection of this page would block that. So
    // this page closes its connection; the next use opens a new one.
    blocking(_current, _wanted, event) {
      forgetConnection()
      ;(event.target as IDBDatabase).close()
    },
    terminated: () => forgetConnection(),
  })
}

/**
 * Turns an error of IndexedDB, or any error in a browser without IndexedDB, into `OutboxFullError` or
 * `OutboxUnavailableError`. Returns any other error unchanged. This includes `DataCloneError`, because only a mistake
 * in this code causes it.
 */
export function outboxError(error: unknown): unknown {
  // A browser without IndexedDB has `null` there or lacks the property.
  if (!globalThis.indexedDB) return new OutboxUnavailableError('No IndexedDB here', { cause: error })
  if (!(error instanceof DOMException) || error.name === 'DataCloneError') return error
  return error.name === 'QuotaExceededError'
    ? new OutboxFullError('No space left', { cause: error })
    : new OutboxUnavailableError(error.message, { cause: error })
}
