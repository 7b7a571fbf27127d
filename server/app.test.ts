import { request } from 'node:http'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { CONTACT_PATH } from '#contract/submission/submission.ts'
import type { Store } from './store/store.ts'
import { readReply, startTestRelay } from './testing/relay.ts'
import { enquiry } from './testing/sample-submissions.ts'
import { temporaryStore } from './testing/temporary-store.ts'

/** One relay for all tests whose requests are refused. */
const shared = await startTestRelay({}, {}, afterAll)

/** Makes the store's database unable to grow, and each new submission too large for the room that is left. */
async function fill({ db }: Store): Promise<void> {
  await sql`pragma max_page_count = 1`.execute(db)
  const insertLargeRow = sql`insert into captcha_nonces values (hex(zeroblob(100000)), '')`
  await sql`create trigger stuffed before insert on submissions begin ${insertLargeRow}; end`.execute(db)
}

test.each([
  ['closed', 503, 'unavailable', (store: Store) => store.db.destroy()],
  ['full', 507, 'storage_full', fill],
])('a store that is %s accepts nothing and says %i', async (_name, status, code, breakStore) => {
  const store = await temporaryStore()
  const relay = await startTestRelay({}, { store })
  const captchaToken = await relay.token()
  await breakStore(store)
  const reply = await relay.post({ payload: enquiry, captchaToken })
  expect(reply).toMatchObject({ status, body: { ok: false, code } })
  expect(relay.wakeUps()).toBe(0)
})

test.each([
  ['GET', CONTACT_PATH, 405],
  ['PUT', CONTACT_PATH, 405],
  ['OPTIONS', CONTACT_PATH, 405],
  ['DELETE', '/api/captcha', 405],
  ['POST', '/api/health', 405],
  ['GET', '/api', 404],
  ['GET', '/api/', 404],
  ['POST', '/api/contact/x', 404],
  ['GET', '/api/../api/none', 404],
  ['GET', '/api/%E0%A4%A', 404],
  ['GET', '/api/..%2f..%2fetc/passwd', 404],
])('%s %s gets JSON with status %i', async (method, path, status) => {
  const reply = await readReply(await fetch(shared.url + path, { method }))
  expect(reply.status).toBe(status)
  expect(reply.body).toMatchObject({ ok: false, error: expect.any(String) })
  expect(reply.headers.get('allow') !== null).toBe(status === 405)
})

test('a client that disappears in the middle of a body does not stop the relay', async () => {
  const relay = await startTestRelay()
  await new Promise<void>((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': '1000' }
    const half = request(`${relay.url}${CONTACT_PATH}`, { method: 'POST', headers })
    half.on('error', () => resolve())
    half.write('{"payload"', () => half.destroy(new Error('gone')))
  })
  expect((await relay.submit(undefined)).status).toBe(201)
})
