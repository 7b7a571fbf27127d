import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, type Transaction } from 'kysely'
import { groupCommits } from './group-commit.ts'
import { migrate } from './migrations.ts'
import { nodeSqliteDialect, truncateWalFile } from './node-sqlite.ts'
import { postgresDialect } from './postgres-dialect.ts'
import type { Tables } from './tables.ts'

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

function connect(dataDir: string, databaseUrl: string | undefined, queryTimeoutMs: number | undefined): Store {
  if (databaseUrl === undefined) {
    const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(databaseFile(dataDir)) })
    return { kind: 'sqlite', folder: dataDir, db, transact: groupCommits(db), close: () => db.destroy() }
  }
  const db = new Kysely<Tables>({ dialect: postgresDialect(databaseUrl, queryTimeoutMs) })
  return { kind: 'postgres', db, transact: (work) => db.transaction().execute(work), close: () => db.destroy() }
}

/**
 * Opens the SQLite file in `dataDir`, or PostgreSQL when `databaseUrl` is set, and brings the schema up to date.
 * `queryTimeoutMs` applies to PostgreSQL only.
 */
export async function openStore(dataDir: string, databaseUrl?: string, queryTimeoutMs?: number): Promise<Store> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const store = connect(dataDir, databaseUrl, queryTimeoutMs)
  await migrate(store.db, store.kind === 'sqlite' ? 'blob' : 'bytea')
  return store
}
