import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { migrate } from '../store/migrations.ts'
import type { Store } from '../store/store.ts'
import type { Tables } from '../store/tables.ts'

/**
 * PostgreSQL in WebAssembly: the same SQL, but only one connection. All tests share one instance, because each start
 * takes a second.
 */
const pglite = new PGlite()
const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })

/** Empties the shared PGlite and returns it as a store. */
export async function pgliteStore(): Promise<Store> {
  await pglite.exec('drop schema public cascade; create schema public')
  await migrate(db, 'bytea')
  const transact: Store['transact'] = (work) => db.transaction().execute(work)
  return { kind: 'postgres', db, transact, close: async () => {} }
}
