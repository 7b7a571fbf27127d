import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { migrate } from './migrations.ts'
import { nodeSqliteDialect } from './node-sqlite.ts'
import type { Tables } from './tables.ts'

const POSTGRES_CONNECT_TIMEOUT_MS = 5000
const POSTGRES_QUERY_TIMEOUT_MS = 15_000

export interface Store {
  kind: 'sqlite' | 'postgres'
  /** Where the SQLite file lies; absent with PostgreSQL. */
  folder?: string
  db: Kysely<Tables>
  close(): Promise<void>
}

function connect(dataDir: string, databaseUrl: string | undefined): Store {
  if (databaseUrl === undefined) {
    const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(join(dataDir, 'lat.sqlite')) })
    return { kind: 'sqlite', folder: dataDir, db, close: () => db.destroy() }
  }
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: POSTGRES_CONNECT_TIMEOUT_MS,
    query_timeout: POSTGRES_QUERY_TIMEOUT_MS,
  })
  // A connection that breaks is replaced by the pool, and fails what it was used for; without listeners, one for while it is
  // idle and one for while it is in use, the event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { kind: 'postgres', db, close: () => db.destroy() }
}

/** Opens the SQLite file in `dataDir`, or PostgreSQL when `databaseUrl` is set, with the newest schema. */
export async function openStore(dataDir: string, databaseUrl?: string): Promise<Store> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const store = connect(dataDir, databaseUrl)
  await migrate(store.db, store.kind === 'sqlite' ? 'blob' : 'bytea')
  return store
}
