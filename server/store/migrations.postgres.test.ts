import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { describe, inject, onTestFinished } from 'vitest'
import { describeMigrations } from '../testing/migration-behaviour.ts'
import { emptyDatabase, openDatabase } from '../testing/postgres.ts'
import type { Tables } from './tables.ts'

describe.skipIf(!inject('postgresUrl'))('on a real server', () => {
  describeMigrations('PostgreSQL', async () => {
    const url = await emptyDatabase()
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: url }) }) })
    onTestFinished(() => db.destroy())
    return { db, bytes: 'bytea', start: () => openDatabase(url) }
  })
})
