import { readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { leaseMail } from '../testing/lease-mails.ts'
import { pgliteStore } from '../testing/pglite.ts'
import { describeRemoval } from '../testing/removal-behaviour.ts'
import { accept, describeStore, submission } from '../testing/store-behaviour.ts'
import { temporaryFolder, temporaryStore } from '../testing/temporary-store.ts'
import { markSent } from './mails.ts'
import { purgeSent, removeSubmissions } from './removal.ts'
import { databaseFile, openStore } from './store.ts'
import { StoreError } from './store-error.ts'
import { findAccepted, loadSubmission } from './submissions.ts'

describeStore('SQLite', temporaryStore)
describeStore('PGlite', pgliteStore)
describeRemoval('SQLite', temporaryStore)
describeRemoval('PGlite', pgliteStore)

test('removed data is overwritten in the database file and its log, while a relay has it open', async () => {
  const relay = await temporaryStore()
  const store = await openStore(`${relay.folder}`)
  onTestFinished(() => store.close())
  const item = submission({ payload: { firstName: 'Bưởi', message: 'x'.repeat(9000) } })
  await accept(relay, item)
  const stored = async () =>
    Buffer.concat(
      await Promise.all(['lat.sqlite', 'lat.sqlite-wal'].map((name) => readFile(join(`${store.folder}`, name)))),
    )
  expect((await stored()).includes('Bưởi')).toBe(true)
  await removeSubmissions(store, [item.id], new Date())
  expect((await stored()).includes('Bưởi')).toBe(false)
  expect((await stored()).includes('xxxx')).toBe(false)
})

test('a purge lets requests in between its transactions', async () => {
  const store = await temporaryStore()
  for (let count = 0; count < 60; count++) {
    const item = submission()
    await accept(store, item)
    await markSent(store, item.id, new Date(0))
  }
  let turns = 0
  const count = () => {
    turns++
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  expect(await purgeSent(store, new Date(), new Date())).toHaveLength(60)
  clearImmediate(next)
  expect(turns).toBeGreaterThan(5)
})

test('simultaneous submissions wait once, not each in turn, while another process holds the write lock', async () => {
  const store = await temporaryStore()
  await sql`pragma busy_timeout = 20`.execute(store.db)
  const other = new DatabaseSync(databaseFile(`${store.folder}`))
  onTestFinished(() => other.close())
  other.exec('BEGIN IMMEDIATE')
  const begun = vi.spyOn(store.db, 'transaction')
  const items = Array.from({ length: 4 }, () => submission())
  const outcomes = await Promise.allSettled(items.map((item) => accept(store, item)))
  for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { reason: 'database is locked' } })
  expect(begun).toHaveBeenCalledOnce()
  other.exec('ROLLBACK')
  expect(await Promise.all(items.map((item) => accept(store, item)))).toEqual(Array(4).fill('accepted'))
})

test('accepted submissions are there after the store is opened again', async () => {
  const folder = await temporaryFolder()
  const first = await openStore(folder)
  const item = submission()
  await accept(first, item)
  await first.close()
  const second = await openStore(folder)
  onTestFinished(() => second.close())
  expect(await findAccepted(second, item.id)).toMatchObject({ reply: { id: item.id } })
})

test('a commit is on the disk before it resolves', async () => {
  const { db } = await temporaryStore()
  expect((await sql<{ synchronous: number }>`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: 2 }])
  expect((await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }])
})

test('a purge does not wait for a reader of the log, and the next purge empties it', async () => {
  const store = await temporaryStore()
  const file = databaseFile(`${store.folder}`)
  const lengthOfLog = async () => (await stat(`${file}-wal`)).size
  const item = submission()
  await accept(store, item)
  const reader = new DatabaseSync(file)
  reader.exec('begin; select * from submissions')
  expect(await removeSubmissions(store, [item.id], new Date())).toEqual([item.id])
  expect(await lengthOfLog()).toBeGreaterThan(0)
  reader.close()
  await purgeSent(store, new Date(0), new Date())
  expect(await lengthOfLog()).toBe(0)
})

test('a relay of the first release goes on beside the current one', async () => {
  const store = await temporaryStore()
  const at = '2026-03-04T05:06:07.890Z'
  await sql`insert into submissions (id, kind, payload, digest, receipt, accepted_at)
    values ('a', 'contact', '{}', 'd', 'LAT-0000-0000', ${at})`.execute(store.db)
  await sql`insert into mails (submission_id, message_id, next_try_at) values ('a', '<a@lat.example>', ${at})`.execute(
    store.db,
  )
  expect(await loadSubmission(store, 'a')).toMatchObject({ consent: null })
  expect(await findAccepted(store, 'a')).toMatchObject({ digest: 'd' })
  expect(await leaseMail(store, 'owner', new Date())).toMatchObject({ submissionId: 'a', attempts: 1 })
})

test('a full disk is recognised, and the store works again when there is room', async () => {
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

test('a submission is stored even if another one of the same commit does not fit on the disk', async () => {
  const store = await temporaryStore()
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(store.db)
  await sql`pragma max_page_count = ${sql.lit((pages.rows[0]?.page_count ?? 0) + 4)}`.execute(store.db)
  const large = submission({ payload: { message: 'x'.repeat(200_000) } })
  const outcomes = await Promise.allSettled([submission(), large, submission()].map((item) => accept(store, item)))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(outcomes[1]).toMatchObject({ reason: { full: true } })
})

test('submissions at the same time share one commit', async () => {
  const store = await temporaryStore()
  const transactions = vi.spyOn(store.db, 'transaction')
  await Promise.all(Array.from({ length: 10 }, () => accept(store, submission())))
  expect(transactions).toHaveBeenCalledOnce()
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
