import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder, temporaryStore } from '../testing/relay.ts'
import { accept, describeStore, submission } from '../testing/store-behaviour.ts'
import { migrate } from './migrations.ts'
import { openStore, type Store } from './store.ts'
import { StoreError } from './store-error.ts'
import { findAccepted } from './submissions.ts'
import type { Tables } from './tables.ts'

/** PostgreSQL compiled to WebAssembly: its statements, but one connection only. */
const pglite = new PGlite()
const postgres = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
afterAll(() => postgres.destroy())

/** The one PGlite emptied: another takes a second to start. */
async function pgliteStore(): Promise<Store> {
  await pglite.exec('drop schema public cascade; create schema public')
  await migrate(postgres, 'bytea')
  return { kind: 'postgres', db: postgres, close: async () => {} }
}

describeStore('SQLite', temporaryStore)
describeStore('PGlite', pgliteStore)

test('what was accepted is there after the store is opened again', async () => {
  const folder = await temporaryFolder()
  const first = await openStore(folder)
  const item = submission()
  await accept(first, item)
  await first.close()
  const second = await openStore(folder)
  onTestFinished(() => second.close())
  expect(await findAccepted(second, item.id)).toMatchObject({ id: item.id })
})

test('a commit is on the disk before it is reported', async () => {
  const { db } = await temporaryStore()
  expect((await sql<{ synchronous: number }>`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: 2 }])
  expect((await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }])
})

test('a full disk is told from other failures, and the store works again when there is room', async () => {
  const store = await temporaryStore()
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(store.db)
  await sql`pragma max_page_count = ${sql.lit(pages.rows[0]?.page_count)}`.execute(store.db)
  const large = submission({ payload: { message: 'x'.repeat(200_000) } })
  const error = await accept(store, large).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(StoreError)
  expect(error).toMatchObject({ full: true, reason: expect.stringContaining('full') })
  await sql`pragma max_page_count = 100000`.execute(store.db)
  expect(await accept(store, large)).toBe('accepted')
})

test.each(['deleted', 'replaced'])('a database file that was %s takes no submission', async (what) => {
  const folder = await temporaryFolder()
  const store = await openStore(folder)
  onTestFinished(() => store.close())
  const file = join(folder, 'lat.sqlite')
  if (what === 'deleted') await rm(file)
  else {
    const other = await openStore(join(folder, 'other'))
    await other.close()
    await rename(join(folder, 'other/lat.sqlite'), file)
  }
  await expect(accept(store, submission())).rejects.toBeInstanceOf(StoreError)
})
