import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { Pool, type PoolClient } from 'pg'
import { groupCommits } from './group-commit.ts'
import { migrate } from './migrations.ts'
import { nodeSqliteDialect, truncateWalFile } from './node-sqlite.ts'
import type { Tables } from './tables.ts'

const POSTGRES_CONNECT_TIMEOUT_MS = 5000
const POSTGRES_QUERY_TIMEOUT_MS = 15_000
/**
 * A connection is replaced this long after it was opened. Firewalls drop idle connections without a message, but rarely
 * young ones.
 */
const POSTGRES_LIFETIME_SECONDS = 10 * 60

export interface Store {
  kind: 'sqlite' | 'postgres'
  /** Folder of the SQLite file; absent with PostgreSQL. */
  folder?: string
  db: Kysely<Tables>
  /**
   * Runs `work` in a transaction. Resolves when the transaction is on the disk. On SQLite, work that is requested at the
   * same time shares one commit (`group-commit.ts`).
   */
  transact<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** Returns the path of the SQLite file in a data folder. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'lat.sqlite')
}

/**
 * Empties SQLite's write-ahead log (WAL), which still holds the pages with removed data. PostgreSQL needs no such step,
 * because its vacuum cleans up by itself.
 */
export function truncateWal({ folder }: Store): void {
  if (folder !== undefined) truncateWalFile(databaseFile(folder))
}

function connect(dataDir: string, databaseUrl: string | undefined, queryTimeoutMs: number): Store {
  if (databaseUrl === undefined) {
    const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(databaseFile(dataDir)) })
    return { kind: 'sqlite', folder: dataDir, db, transact: groupCommits(db), close: () => db.destroy() }
  }
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: POSTGRES_CONNECT_TIMEOUT_MS,
    query_timeout: queryTimeoutMs,
    // PostgreSQL itself must also end a query that has timed out here. Otherwise the query would run on and keep its
    // locks.
    statement_timeout: queryTimeoutMs,
    idle_in_transaction_session_timeout: queryTimeoutMs,
    keepAlive: true,
    maxLifetimeSeconds: POSTGRES_LIFETIME_SECONDS,
  })
  // A broken connection emits "error" on the pool while the connection is idle, and on the client while the connection
  // is in use. Without both listeners the event would end the process. The pool replaces the connection by itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    endOnTimeout(client)
  })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { kind: 'postgres', db, transact: (work) => db.transaction().execute(work), close: () => db.destroy() }
}

/**
 * Ends a connection on which a query timed out, because the connection may be dead and the pool would hand it out again
 * for the next query. The query fails only after the socket has closed.
 */
function endOnTimeout(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = (async (...args: unknown[]) => {
    try {
      return await query(...args)
    } catch (error) {
      const socket = socketOf(client)
      // Wait for the close, so that the pool has dropped the connection before the caller tries again.
      if ((error as Error).message === 'Query read timeout') await once(socket.destroy(), 'close')
      throw error
    }
  }) as typeof client.query
}

/** Returns a client's socket. The cast is needed, because pg leaves `connection` out of its types. */
function socketOf(client: PoolClient): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream
}

/**
 * Opens the SQLite file in `dataDir`, or PostgreSQL when `databaseUrl` is set, and brings the schema up to date.
 * `queryTimeoutMs` applies to PostgreSQL only.
 */
export async function openStore(
  dataDir: string,
  databaseUrl?: string,
  queryTimeoutMs = POSTGRES_QUERY_TIMEOUT_MS,
): Promise<Store> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const store = connect(dataDir, databaseUrl, queryTimeoutMs)
  await migrate(store.db, store.kind === 'sqlite' ? 'blob' : 'bytea')
  return store
}
