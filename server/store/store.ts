import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { Pool, type PoolClient } from 'pg'
import { groupCommits } from './group-commit.ts'
import { migrate } from './migrations.ts'
import { nodeSqliteDialect } from './node-sqlite.ts'
import type { Tables } from './tables.ts'

const POSTGRES_CONNECT_TIMEOUT_MS = 5000
const POSTGRES_QUERY_TIMEOUT_MS = 15_000
/** A connection that a firewall has forgotten fails when it is used; one that is young enough rarely is. */
const POSTGRES_LIFETIME_SECONDS = 10 * 60

export interface Store {
  kind: 'sqlite' | 'postgres'
  /** Where the SQLite file lies; absent with PostgreSQL. */
  folder?: string
  db: Kysely<Tables>
  /** Runs `work` in a transaction: all or nothing, and on the disk when it resolves. */
  transact<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** The SQLite file of a data folder. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'lat.sqlite')
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
    // The server gives up as well: what nobody waits for any more holds no lock.
    statement_timeout: queryTimeoutMs,
    idle_in_transaction_session_timeout: queryTimeoutMs,
    keepAlive: true,
    maxLifetimeSeconds: POSTGRES_LIFETIME_SECONDS,
  })
  // A connection that breaks is replaced by the pool, and fails what it was used for; without listeners, one for while it is
  // idle and one for while it is in use, the event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    endOnTimeout(client)
  })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { kind: 'postgres', db, transact: (work) => db.transaction().execute(work), close: () => db.destroy() }
}

/**
 * Ends a connection on which a query got no answer in time: it may be dead without knowing it, and the pool would hand it out for
 * every query to come.
 */
function endOnTimeout(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = (async (...args: unknown[]) => {
    try {
      return await query(...args)
    } catch (error) {
      const socket = socketOf(client)
      // Not before the pool knows of it.
      if ((error as Error).message === 'Query read timeout') await once(socket.destroy(), 'close')
      throw error
    }
  }) as typeof client.query
}

/** Public in the library's code and documentation of custom streams, but not in its types. */
function socketOf(client: PoolClient): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream
}

/**
 * Opens the SQLite file in `dataDir`, or PostgreSQL when `databaseUrl` is set, with the newest schema. A query that PostgreSQL does
 * not answer within `queryTimeoutMs` fails.
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
