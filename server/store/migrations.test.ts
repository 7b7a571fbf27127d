import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { afterAll, onTestFinished } from 'vitest'
import { describeMigrations } from '../testing/migration-behaviour.ts'
import { temporaryFolder } from '../testing/temporary-store.ts'
import { migrate } from './migrations.ts'
import { nodeSqliteDialect } from './node-sqlite.ts'
import { databaseFile, openStore } from './store.ts'
import type { Tables } from './tables.ts'

const pglite = new PGlite()
const postgres = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
afterAll(() => postgres.destroy())

describeMigrations('SQLite', async () => {
  const folder = await temporaryFolder()
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(databaseFile(folder)) })
  onTestFinished(() => db.destroy())
  const start = async () => {
    const store = await openStore(folder)
    onTestFinished(() => store.close())
    return store
  }
  return { db, bytes: 'blob', start }
})

describeMigrations('PGlite', async () => {
  await pglite.exec('drop schema public cascade; create schema public')
  return {
    db: postgres,
    bytes: 'bytea',
    async start() {
      await migrate(postgres, 'bytea')
      return {
        kind: 'postgres',
        db: postgres,
        transact: (work) => postgres.transaction().execute(work),
        close: async () => {},
      }
    },
  }
})
