/**
 * Runs transactions of the outbox's database that survive lost connections, browsers that never answer, and the
 * bfcache.
 */
import type { IDBPTransaction } from 'idb'
import { withTimeout } from '#client/device/with-timeout.ts'
import {
  closeLater,
  connect,
  forgetConnection,
  type OutboxDatabase,
  type OutboxSchema,
  outboxError,
  type StoreName,
} from './outbox-database.ts'

/**
 * A transaction must end within this time. Otherwise its caller could wait forever, because WebKit may lose a
 * transaction, and a transaction that a frozen page has begun blocks all others.
 */
const ANSWER_TIMEOUT_MS = 30_000
/**
 * Time in which a transaction must end after its page has come back from the bfcache. Firefox does not dispatch the
 * events of a transaction that ended while the page was in the bfcache, so its caller would wait forever.
 */
const RESTORED_ANSWER_TIMEOUT_MS = 2000
/** Names of the errors that mean a lost connection. WebKit throws `UnknownError` when its database process has died. */
const CONNECTION_LOST = ['InvalidStateError', 'UnknownError']

export type Mode = 'readonly' | 'readwrite'
export type OutboxTransaction<M extends Mode> = IDBPTransaction<OutboxSchema, StoreName[], M>
type Task<M extends Mode, T> = (transaction: OutboxTransaction<M>) => Promise<T>

interface Abortable {
  abort(): void
}

/** The open transactions of this page, each with a function that makes `runTask` fail, which waits for its end. */
const openTransactions = new Map<Abortable, () => void>()
/**
 * Transactions that were aborted because the visitor left the page. `transact` runs them again when the page comes
 * back.
 */
const abortedByLeaving = new WeakSet<Abortable>()
/** Resolves when the page has come back from the bfcache; undefined if the page was never in the bfcache. */
let restored: Promise<unknown> | undefined

/**
 * WebKit's bfcache freezes a page together with its open transactions. Frozen transactions, even those that only read,
 * block every later page that writes. Therefore all open transactions are aborted when the page enters the bfcache, and
 * `transact` runs them again when the page comes back. A transaction whose end the browser has not reported
 * `RESTORED_ANSWER_TIMEOUT_MS` after the return counts as aborted.
 */
function abortOnPageHide({ persisted }: Event & { persisted?: boolean }): void {
  if (!persisted) return
  restored = new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }))
  for (const [transaction, endWait] of openTransactions) {
    abortedByLeaving.add(transaction)
    abort(transaction)
    void restored.then(() => setTimeout(endWait, RESTORED_ANSWER_TIMEOUT_MS))
  }
}

// `?.`, because Node, in which tests run, has no `addEventListener`. A worker never gets `pagehide`, so there the
// listener does nothing.
globalThis.addEventListener?.('pagehide', abortOnPageHide)

/**
 * Runs `task` in one transaction: all of its changes are made, or none. `task` may await nothing but the stores,
 * because IndexedDB commits a transaction that has no pending request. `task` runs again after the connection was lost
 * (browsers close it when they evict the site's data), and after the page has come back from the bfcache. Throws
 * `OutboxFullError` if the device is full, and `OutboxUnavailableError` if the database fails or does not answer.
 */
export async function transact<M extends Mode, T>(
  stores: StoreName[],
  mode: M,
  task: Task<M, T>,
  options?: IDBTransactionOptions,
): Promise<T> {
  const attempt = async (connection: Promise<OutboxDatabase>): Promise<T> => {
    const database = await connection
    // A transaction that is begun while the page is in the bfcache would be frozen with it.
    await restored
    const transaction = database.transaction(stores, mode, options)
    try {
      return await runTask(transaction, task)
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
 * Like `transact`, for a task that makes all of its requests synchronously. The transaction is committed at once, so
 * that it ends even if the page is left right after, and is never open in the bfcache.
 */
export function transactAtOnce<M extends Mode, T>(stores: StoreName[], mode: M, task: Task<M, T>): Promise<T> {
  return transact(stores, mode, (transaction) => {
    const requested = task(transaction)
    transaction.commit()
    return requested
  })
}

/**
 * Runs `task` and resolves with its result once the transaction is committed. If the task fails, if the transaction
 * does not end within `ANSWER_TIMEOUT_MS`, or if the page is left (`abortOnPageHide`), aborts the transaction and
 * rejects.
 */
async function runTask<M extends Mode, T>(transaction: OutboxTransaction<M>, task: Task<M, T>): Promise<T> {
  const left = new Promise<never>((_resolve, reject) => {
    openTransactions.set(transaction, () => reject(new DOMException('The page was left', 'AbortError')))
  })
  try {
    // `task` is called in an `async` function, so that an error which it throws synchronously also becomes a rejection.
    // Otherwise nothing would handle the rejection of `transaction.done` after the abort.
    const working = (async () => task(transaction))().catch((error) => {
      abort(transaction)
      throw error
    })
    const committed = Promise.all([working, transaction.done])
    const [result] = await withTimeout(Promise.race([committed, left]), ANSWER_TIMEOUT_MS)
    return result
  } catch (error) {
    // After a timeout the transaction may still be open. It must not write later, because its caller has got an error.
    abort(transaction)
    throw error
  } finally {
    openTransactions.delete(transaction)
  }
}

/** Rolls the transaction back, unless it has already ended or was committed. */
function abort(transaction: Abortable): void {
  try {
    transaction.abort()
  } catch {
    // The transaction has already ended.
  }
}

function isNamed(error: unknown, ...names: string[]): boolean {
  return error instanceof DOMException && names.includes(error.name)
}
