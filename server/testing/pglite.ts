import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { migrate } from '../store/migrations.ts'
import type { Store } from '../store/store.ts'
import type { Tables } from '../store/tables.ts'

/** PostgreSQL compiled to WebAssembly: its statements, but one connection only. One for all tests: another takes a second to start. */
const pglite = new PGlite()
const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })

/** The one PGlite, emptied. */
export async function pgliteStore(): Promise<Store> {
  await pglite.exec('drop schema public cascade; create schema public')
  await migrate(db, 'bytea')
  const transact: Store['transact'] = (work) => db.transaction().execute(work)
  return { kind: 'postgres', db, transact, close: async () => {} }
}
