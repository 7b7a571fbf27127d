import { randomUUID } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder, temporaryStore } from '../testing/relay.ts'
import { countPending, leaseMail, MAIL_LEASE_MS, markSent, markTried, nextDue, releaseOtherLeases } from './mails.ts'
import { openStore, type Store } from './store.ts'
import { StoreError } from './store-error.ts'
import { acceptSubmission, findAccepted, loadSubmission, type Submission } from './submissions.ts'

const ACCEPTED_AT = '2026-03-04T05:06:07.890Z'
const later = (ms: number) => new Date(Date.parse(ACCEPTED_AT) + ms)

function submission(changes: Partial<Submission> = {}): Submission {
  return {
    id: randomUUID(),
    kind: 'contact',
    payload: { firstName: 'Bưởi' },
    digest: 'd',
    receipt: 'LAT-0000-0000',
    acceptedAt: ACCEPTED_AT,
    attachments: [],
    ...changes,
  }
}

function accept(store: Store, item: Submission, nonce: string = randomUUID(), expiresAt = '2999-01-01T00:00:00.000Z') {
  return acceptSubmission(store, item, { nonce, expiresAt }, `<${item.id}@lat.example>`)
}

/** A database of its own on the server of TEST_DATABASE_URL, dropped when the test is over. */
async function temporaryPostgres(url: string): Promise<Store> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const own = new URL(url)
  own.pathname = name
  const store = await openStore(await temporaryFolder(), own.href)
  onTestFinished(async () => {
    await store.close()
    await admin.query(`drop database ${name}`)
    await admin.end()
  })
  return store
}

const postgresUrl = process.env.TEST_DATABASE_URL
const stores: [string, (() => Promise<Store>) | undefined][] = [
  ['SQLite', temporaryStore],
  ['PostgreSQL (set TEST_DATABASE_URL)', postgresUrl ? () => temporaryPostgres(postgresUrl) : undefined],
]

describe.each(stores)('%s', (_name, openTemporary) => {
  const check = test.skipIf(!openTemporary)
  const open = () => (openTemporary as () => Promise<Store>)()

  check('a submission comes back as it was stored, files included', async () => {
    const store = await open()
    // A view into something larger, as uploads are.
    const content = new Uint8Array([9, 9, 0, 255, 1, 254, 9]).subarray(2, 6)
    const item = submission({ attachments: [{ fileName: 'Hồ sơ.pdf', mediaType: 'application/pdf', content }] })
    expect(await accept(store, item)).toBe('accepted')
    const loaded = await loadSubmission(store, item.id)
    expect({ ...loaded, attachments: [] }).toEqual({ ...item, attachments: [] })
    expect(loaded.attachments[0]).toMatchObject({ fileName: 'Hồ sơ.pdf', mediaType: 'application/pdf' })
    expect([...(loaded.attachments[0]?.content ?? [])]).toEqual([0, 255, 1, 254])
    expect(await findAccepted(store, item.id)).toEqual({
      ok: true,
      id: item.id,
      receipt: item.receipt,
      acceptedAt: ACCEPTED_AT,
      digest: 'd',
    })
  })

  check('an id is accepted once, also when it comes twice at once', async () => {
    const store = await open()
    const item = submission()
    const outcomes = await Promise.all([accept(store, item), accept(store, item), accept(store, item)])
    expect(outcomes.sort()).toEqual(['accepted', 'duplicate', 'duplicate'])
    expect(await countPending(store)).toBe(1)
  })

  check('a used nonce leaves nothing of the submission behind', async () => {
    const store = await open()
    expect(await accept(store, submission(), 'nonce')).toBe('accepted')
    const second = submission()
    expect(await accept(store, second, 'nonce')).toBe('nonce_used')
    expect(await findAccepted(store, second.id)).toBeUndefined()
    expect(await countPending(store)).toBe(1)
  })

  check('nonces are forgotten once their challenge cannot be used any more', async () => {
    const store = await open()
    await accept(store, submission(), 'old', '2026-03-04T05:06:08.000Z')
    await accept(store, submission({ acceptedAt: '2026-03-04T05:06:09.000Z' }), 'new')
    expect(await store.db.selectFrom('captcha_nonces').select('nonce').execute()).toEqual([{ nonce: 'new' }])
  })

  check('a mail is leased to one owner until the lease runs out', async () => {
    const store = await open()
    const item = submission()
    await accept(store, item)
    expect(await leaseMail(store, 'a', later(-1))).toBeUndefined()
    expect(await leaseMail(store, 'a', later(0))).toEqual({
      submissionId: item.id,
      messageId: `<${item.id}@lat.example>`,
      attempts: 1,
    })
    expect(await leaseMail(store, 'b', later(MAIL_LEASE_MS - 1))).toBeUndefined()
    expect(await nextDue(store)).toEqual(later(MAIL_LEASE_MS))
    expect(await leaseMail(store, 'b', later(MAIL_LEASE_MS))).toMatchObject({ attempts: 2 })
  })

  check('who has lost the lease cannot put the mail back', async () => {
    const store = await open()
    const item = submission()
    await accept(store, item)
    await leaseMail(store, 'a', later(0))
    await leaseMail(store, 'b', later(MAIL_LEASE_MS))
    await markTried(store, 'a', item.id, later(0), 'late')
    expect(await leaseMail(store, 'c', later(MAIL_LEASE_MS + 1))).toBeUndefined()
  })

  check('a tried mail comes back when it is due, a sent or failed one never', async () => {
    const store = await open()
    const [tried, sent, failed] = [submission(), submission(), submission()]
    for (const item of [tried, sent, failed]) {
      await accept(store, item)
      await leaseMail(store, 'a', later(0))
    }
    await markTried(store, 'a', tried.id, later(5000), 'ECONNREFUSED')
    await markSent(store, sent.id, later(1))
    await markTried(store, 'a', failed.id, null, 'ECONNREFUSED')
    expect(await countPending(store)).toBe(1)
    expect(await nextDue(store)).toEqual(later(5000))
    expect(await leaseMail(store, 'a', later(4999))).toBeUndefined()
    expect(await leaseMail(store, 'a', later(5000))).toMatchObject({ submissionId: tried.id, attempts: 2 })
    expect(await leaseMail(store, 'a', later(5000))).toBeUndefined()
  })

  check('several owners at once never get the same mail', async () => {
    const store = await open()
    const items = Array.from({ length: 20 }, () => submission())
    for (const item of items) await accept(store, item)
    const leases = await Promise.all(items.map((_item, index) => leaseMail(store, `owner ${index}`, later(0))))
    const leased = leases.flatMap((mail) => mail?.submissionId ?? [])
    expect(new Set(leased).size).toBe(leased.length)
    expect(leased.length).toBeGreaterThan(0)
  })

  check('leases of other owners can be released', async () => {
    const store = await open()
    await accept(store, submission())
    await leaseMail(store, 'dead', later(0))
    await releaseOtherLeases(store, 'dead')
    expect(await leaseMail(store, 'b', later(1))).toBeUndefined()
    await releaseOtherLeases(store, 'b')
    expect(await leaseMail(store, 'b', later(1))).toMatchObject({ attempts: 2 })
  })
})

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
