/** Transactions of the outbox's database, which survive lost connections, browsers that never answer, and the back/forward cache. */
import type { IDBPTransaction } from 'idb'
import {
  closeLater,
  connect,
  forgetConnection,
  type OutboxDatabase,
  type OutboxSchema,
  outboxError,
  type StoreName,
} from './outbox-database.ts'
import { withTimeout } from './with-timeout.ts'

/** WebKit may lose a transaction, and one that a frozen page has begun blocks all others. */
const ANSWER_TIMEOUT_MS = 30_000
/** The same after a page has come back from the bfcache: Firefox never tells such a page how its transactions ended. */
const RESTORED_ANSWER_TIMEOUT_MS = 2000
/** Errors of a lost connection; `UnknownError` in WebKit, when its database process has died. */
const CONNECTION_LOST = ['InvalidStateError', 'UnknownError']

type Mode = 'readonly' | 'readwrite'
export type OutboxTransaction<M extends Mode> = IDBPTransaction<OutboxSchema, StoreName[], M>
type Task<M extends Mode, T> = (transaction: OutboxTransaction<M>) => Promise<T>

interface Abortable {
  abort(): void
}

/** The transactions of this page that have not ended, each with a function that rejects its caller. */
const running = new Map<Abortable, () => void>()
/** Transactions that were aborted because the page was left. */
const abortedByLeaving = new WeakSet<Abortable>()
/** Resolves when the page has come back from the bfcache; undefined if it was never in it. */
let restored: Promise<unknown> | undefined

/**
 * WebKit's bfcache freezes a page together with its open transactions, even those that only read, and they block every later page that
 * writes. Each one is aborted here, and run again when the page comes back.
 */
function abortOnPageHide({ persisted }: Event & { persisted?: boolean }): void {
  if (!persisted) return
  restored = new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }))
  for (const [transaction, rejectCaller] of running) {
    abortedByLeaving.add(transaction)
    abort(transaction)
    void restored.then(() => setTimeout(rejectCaller, RESTORED_ANSWER_TIMEOUT_MS))
  }
}

// Workers get no `pagehide`, and tests in Node have no `addEventListener`.
globalThis.addEventListener?.('pagehide', abortOnPageHide)

/**
 * Runs `task`, which may await the stores only, in one transaction: all of it or nothing. Runs it again after a lost connection (browsers
 * close it when they evict the site's data), and after the page has come back from the bfcache. Throws `OutboxFullError` or
 * `OutboxUnavailableError`, the latter also if the database does not answer.
 */
export async function transact<M extends Mode, T>(
  stores: StoreName[],
  mode: M,
  task: Task<M, T>,
  options?: IDBTransactionOptions,
): Promise<T> {
  const attempt = async (connection: Promise<OutboxDatabase>): Promise<T> => {
    const database = await connection
    await restored
    const transaction = database.transaction(stores, mode, options)
    try {
      return await run(transaction, task)
    } catch (error) {
      if (abortedByLeaving.has(transaction)) return attempt(connect())
      if (isNamed(error, 'TimeoutError')) {
        forgetConnection(connection)
        closeLater(connection)
      }
      throw error
    }
  }
  try {
    const connection = connect()
    try {
      return await attempt(connection)
    } catch (error) {
      if (!isNamed(error, ...CONNECTION_LOST)) throw error
      forgetConnection(connection)
      return await attempt(connect())
    }
  } catch (error) {
    throw outboxError(error)
  }
}

/**
 * Like `transact`, for a task that makes all of its requests synchronously. The transaction is committed at once: it then ends even if the
 * page is left in the next moment, and never waits in the bfcache.
 */
export function transactAtOnce<M extends Mode, T>(stores: StoreName[], mode: M, task: Task<M, T>): Promise<T> {
  return transact(stores, mode, (transaction) => {
    const requested = task(transaction)
    transaction.commit()
    return requested
  })
}

async function run<M extends Mode, T>(transaction: OutboxTransaction<M>, task: Task<M, T>): Promise<T> {
  const left = new Promise<never>((_resolve, reject) => {
    running.set(transaction, () => reject(new DOMException('The page was left', 'AbortError')))
  })
  try {
    // `async`, so that an error which `task` throws synchronously also becomes a rejection, and `transaction.done` is awaited.
    const working = (async () => task(transaction))().catch((error) => {
      abort(transaction)
      throw error
    })
    const done = Promise.all([working, transaction.done])
    const answer = Promise.race([done, left])
    const [value] = await withTimeout(answer, ANSWER_TIMEOUT_MS, 'The database did not answer in time')
    return value
  } catch (error) {
    // A transaction that was given up must not write later.
    abort(transaction)
    throw error
  } finally {
    running.delete(transaction)
  }
}

/** Rolls back. Does nothing if the transaction has ended or was committed. */
function abort(transaction: Abortable): void {
  try {
    transaction.abort()
  } catch {
    // It has ended.
  }
}

function isNamed(error: unknown, ...names: string[]): boolean {
  return error instanceof DOMException && names.includes(error.name)
}
