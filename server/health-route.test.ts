import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { readReply, startTestRelay, WAIT_TIMEOUT_MS } from './testing/relay.ts'
import { temporaryStore } from './testing/temporary-store.ts'

test('health reports the kind of store, where mails go and how many wait', async () => {
  const relay = await startTestRelay()
  await relay.submit(undefined)
  expect(await readReply(await fetch(`${relay.url}/api/health`))).toMatchObject({
    status: 200,
    body: { ok: true, database: 'sqlite', mail: 'file', pending: 1, failed: 0, uncertain: 0 },
  })
})

test('health is 503 when the disk of the database is full', async () => {
  const relay = await startTestRelay()
  relay.store.folder = '/proc' // a file system without a free byte
  expect((await fetch(`${relay.url}/api/health`)).status).toBe(503)
})

test('many health checks in a row write to the store once', async () => {
  const relay = await startTestRelay()
  let beats = 0
  const heartbeats = relay.store.db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'InsertQueryNode') beats++
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const counting = await startTestRelay({}, { store: { ...relay.store, db: heartbeats } })
  const replies = await Promise.all(Array.from({ length: 50 }, () => fetch(`${counting.url}/api/health`)))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(beats).toBe(1)
})

test('health is 503 while the store takes no writes, and 200 again afterwards', async () => {
  const store = await temporaryStore()
  const relay = await startTestRelay({}, { store })
  const status = async () => (await fetch(`${relay.url}/api/health`)).status
  await sql`pragma query_only = on`.execute(store.db)
  expect(await status()).toBe(503)
  await sql`pragma query_only = off`.execute(store.db)
  await vi.waitFor(async () => expect(await status()).toBe(200), { timeout: WAIT_TIMEOUT_MS })
})
