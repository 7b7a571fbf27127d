import { once } from 'node:events'
import type { Socket } from 'node:net'
import { PostgresDialect } from 'kysely'
import { Pool, type PoolClient } from 'pg'

const CONNECT_TIMEOUT_MS = 5000
/** A query, or a pause in a transaction, that takes longer than this fails. */
const QUERY_TIMEOUT_MS = 15_000
/**
 * A connection is replaced this long after it was opened. Firewalls drop idle connections without a message, but rarely
 * young ones.
 */
const LIFETIME_SECONDS = 10 * 60

/**
 * Kysely's PostgreSQL dialect on a pool of connections, which are opened when they are needed and replaced when they
 * break.
 */
export function postgresDialect(databaseUrl: string, queryTimeoutMs = QUERY_TIMEOUT_MS): PostgresDialect {
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: queryTimeoutMs,
    // PostgreSQL itself must also end a query that has timed out here. Otherwise the query would run on and keep its
    // locks.
    statement_timeout: queryTimeoutMs,
    idle_in_transaction_session_timeout: queryTimeoutMs,
    keepAlive: true,
    maxLifetimeSeconds: LIFETIME_SECONDS,
  })
  // A broken connection emits "error" on the pool while the connection is idle, and on the client while the connection
  // is in use. Without both listeners the event would end the process. The pool replaces the connection by itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    endOnTimeout(client)
  })
  return new PostgresDialect({ pool })
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
