import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { DATABASE_NAME } from './outbox-exists.ts'
import type { SubmissionRecord } from './submission-record.ts'
import { withTimeout } from './with-timeout.ts'

const DATABASE_VERSION = 2
/** Longest wait for a connection: WebKit may never answer, and another tab may block an upgrade. */
const OPEN_TIMEOUT_MS = 5000
/** Longest wait for what is asked of it: WebKit may lose a transaction, and one that a frozen page has begun holds up all others. */
const ANSWER_TIMEOUT_MS = 30_000
/** The same for a page that is come back to: Firefox tells it nothing of what happened while it was kept. */
const KEPT_ANSWER_TIMEOUT_MS = 2000
/** What a connection that has ended says; in WebKit also one whose server has died. */
const CONNECTION_LOST = ['InvalidStateError', 'UnknownError']

interface OutboxSchema extends DBSchema {
  submissions: { key: string; value: SubmissionRecord }
  drafts: { key: string; value: unknown }
  /** The files of applications under the ids of their submissions. */
  resumes: { key: string; value: ArrayBuffer }
}

type OutboxDatabase = IDBPDatabase<OutboxSchema>

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

function closeLater(opening: Promise<OutboxDatabase>): void {
  opening.then((database) => database.close()).catch(() => {})
}

/** The database at `version`; undefined: as it is. */
function openAt(version?: number): Promise<OutboxDatabase> {
  return openDB<OutboxSchema>(DATABASE_NAME, version, {
    // Adds what is missing, whatever version was there: what is stored stays.
    upgrade(database) {
      const missing = (name: StoreName) => !database.objectStoreNames.contains(name)
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
  try {
    return await withTimeout(opening, OPEN_TIMEOUT_MS, 'The database did not open in time')
  } catch (error) {
    closeLater(opening)
    throw error
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

/** What has begun on this page and has not ended, with what ends the waiting for it. */
const begun = new Map<Abortable, () => void>()
/** What was undone because its page was left. */
const undone = new WeakSet<Abortable>()
let kept: Promise<unknown> | undefined

interface Abortable {
  abort(): void
}

/** WebKit keeps a page for the way back together with its transactions, which then hold up those of every other page. */
function abortOnPageHide({ persisted }: Event & { persisted?: boolean }): void {
  if (!persisted) return
  kept = new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }))
  for (const [transaction, giveUp] of begun) {
    undone.add(transaction)
    abort(transaction)
    void kept.then(() => setTimeout(giveUp, KEPT_ANSWER_TIMEOUT_MS))
  }
}

// A worker is never left so, tests have no page.
globalThis.addEventListener?.('pagehide', abortOnPageHide)

/** Undoes what was written so far, unless the browser has done so, or was told that nothing more comes. */
function abort(transaction: Abortable): void {
  try {
    transaction.abort()
  } catch {
    // It is over.
  }
}

type StoreName = 'submissions' | 'drafts' | 'resumes'
type Mode = 'readonly' | 'readwrite'
export type OutboxTransaction<M extends Mode> = IDBPTransaction<OutboxSchema, StoreName[], M>
type Task<M extends Mode, T> = (transaction: OutboxTransaction<M>) => Promise<T>

/**
 * Runs `task`, which may wait for the stores only, in one transaction: all of it or nothing. Once more when the connection turns
 * out to be lost (browsers close it when they evict the site's data), and when the page was left meanwhile and is come back to.
 * Throws `OutboxUnavailableError`, also when the database does not answer, or `OutboxFullError`.
 */
export async function transact<M extends Mode, T>(
  stores: StoreName[],
  mode: M,
  task: Task<M, T>,
  options?: IDBTransactionOptions,
): Promise<T> {
  const attempt = async (used: Promise<OutboxDatabase>): Promise<T> => {
    const database = await used
    await kept
    const transaction = database.transaction(stores, mode, options)
    try {
      return await run(transaction, task)
    } catch (error) {
      if (undone.has(transaction)) return attempt(connect())
      if (isNamed(error, 'TimeoutError')) {
        // Whoever comes after an answer that never came begins with a connection of its own.
        if (connection === used) forgetConnection()
        closeLater(used)
      }
      throw error
    }
  }
  try {
    const used = connect()
    try {
      return await attempt(used)
    } catch (error) {
      if (!isNamed(error, ...CONNECTION_LOST)) throw error
      if (connection === used) forgetConnection()
      return await attempt(connect())
    }
  } catch (error) {
    throw outboxError(error)
  }
}

async function run<M extends Mode, T>(transaction: OutboxTransaction<M>, task: Task<M, T>): Promise<T> {
  const givenUp = new Promise<never>((_resolve, reject) => {
    begun.set(transaction, () => reject(new DOMException('The page was left', 'AbortError')))
  })
  try {
    // What throws at once rejects as well, so that both are waited for.
    const working = (async () => task(transaction))().catch((error) => {
      abort(transaction)
      throw error
    })
    const done = Promise.all([working, transaction.done])
    const answer = Promise.race([done, givenUp])
    const [value] = await withTimeout(answer, ANSWER_TIMEOUT_MS, 'The database did not answer in time')
    return value
  } catch (error) {
    // One that did not answer in time must not do later what was given up.
    abort(transaction)
    throw error
  } finally {
    begun.delete(transaction)
  }
}

function isNamed(error: unknown, ...names: string[]): boolean {
  return error instanceof DOMException && names.includes(error.name)
}

/** As `transact`, for a task that asks for everything at once: it is done even if the page is left in the next moment. */
export function transactAtOnce<M extends Mode, T>(stores: StoreName[], mode: M, task: Task<M, T>): Promise<T> {
  return transact(stores, mode, (transaction) => {
    const asked = task(transaction)
    transaction.commit()
    return asked
  })
}
