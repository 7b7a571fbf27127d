import { request } from 'node:http'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { CONTACT_PATH } from '#contract/submission/submission.ts'
import type { Log } from './log.ts'
import type { Store } from './store/store.ts'
import { readReply, SITE_KEY, silent, startTestRelay, temporaryStore, WAIT_TIMEOUT_MS } from './testing/relay.ts'
import { enquiry } from './testing/sample-submissions.ts'

/** One relay for all tests that do not look into the store. */
const shared = await startTestRelay({}, {}, afterAll)

test('health reports the kind of store, where mails go and how many wait', async () => {
  const relay = await startTestRelay()
  await relay.submit(undefined)
  expect(await readReply(await fetch(`${relay.url}/api/health`))).toMatchObject({
    status: 200,
    body: { ok: true, database: 'sqlite', mail: 'file', pending: 1, failed: 0, uncertain: 0 },
  })
})

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

test.each([
  ['none', undefined, 201],
  ['the own host', 'http://HOST', 201],
  ['the own host over TLS', 'https://HOST', 201],
  ['the site', 'https://lat.example', 201],
  ['null', 'null', 403],
  ['another site', 'https://evil.example', 403],
  ['another port of the site', 'https://lat.example:8443', 403],
  ['the site without TLS', 'http://lat.example', 403],
  ['a name that begins like the site', 'https://lat.example.evil.example', 403],
  ['another port of the own host', 'http://127.0.0.1:1', 403],
  ['nonsense', '::::', 403],
])('a request whose origin is %s', async (_name, origin, status) => {
  const headers: Record<string, string> = {}
  if (origin) headers.origin = origin.replace('HOST', new URL(shared.url).host)
  const reply = await shared.post({ payload: enquiry, captchaToken: await shared.token() }, headers)
  expect(reply.status).toBe(status)
  if (status === 403) expect(reply.body).toMatchObject({ ok: false, code: 'origin' })
})

test('further origins can be allowed; a refused origin is logged once', async () => {
  const warnings: unknown[] = []
  const log = { ...silent, warn: (about: unknown) => warnings.push(about) } as unknown as Log
  const relay = await startTestRelay({ ALLOWED_ORIGINS: 'https://www.lat.example, https://jobs.lat.example' }, { log })
  const statusFrom = async (origin: string) => (await relay.post({}, { origin })).status
  for (const name of ['lat', 'www.lat', 'jobs.lat']) expect(await statusFrom(`https://${name}.example`)).toBe(400)
  for (let count = 0; count < 2; count++) expect(await statusFrom('https://new.lat.example')).toBe(403)
  expect(warnings).toEqual([expect.objectContaining({ origin: 'https://new.lat.example' })])
})

test('behind a trusted proxy the own host is the one that the browser requested', async () => {
  const headers = { origin: 'https://fair.example', 'x-forwarded-host': 'fair.example' }
  const direct = await startTestRelay()
  expect((await direct.post({}, headers)).status).toBe(403)
  const proxied = await startTestRelay({ TRUST_PROXY: '1' })
  expect((await proxied.post({}, headers)).status).toBe(400)
})

test('over the limit a client is asked to wait, and the same submission is accepted later', async () => {
  const limited = await startTestRelay({ RATE_LIMIT_PER_MINUTE: '3' })
  const later = await startTestRelay({}, { store: limited.store })
  const unused = await later.token()
  for (let count = 0; count < 3; count++) {
    expect((await limited.post({ payload: enquiry, captchaToken: await limited.token() })).status).toBe(201)
  }
  const refused = await limited.post({ payload: enquiry, captchaToken: unused })
  expect(refused).toMatchObject({ status: 429, body: { ok: false, code: 'rate_limited' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const challenge = await readReply(await fetch(`${limited.url}/api/captcha?siteKey=${SITE_KEY}`))
  expect(challenge).toMatchObject({ status: 429, body: { code: 'rate_limited' } })

  expect((await later.post({ payload: enquiry, captchaToken: unused })).status).toBe(201)
})

test('refused requests and repeats do not count', async () => {
  const relay = await startTestRelay({ RATE_LIMIT_PER_MINUTE: '2' })
  const id = 'b6f1c1c1-8a53-4c39-9a53-0f2d8a1b7c01'
  for (let count = 0; count < 5; count++) expect((await relay.post({ payload: {} })).status).toBe(400)
  expect((await relay.submit(id)).status).toBe(201)
  for (let count = 0; count < 5; count++) {
    expect((await relay.post({ payload: enquiry }, { 'idempotency-key': id })).status).toBe(200)
  }
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

test('the security policy allows the inline scripts of the build, and of other hosts only the map', async () => {
  const relay = await startTestRelay({}, { scriptHashes: ["'sha256-abc='"] })
  const { headers } = await fetch(`${relay.url}/api/health`)
  const policy = headers.get('content-security-policy')?.split(';') ?? []
  expect(policy).toContain("script-src 'self' 'sha256-abc='")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy.join()).not.toContain('upgrade-insecure-requests')
  expect(policy.filter((directive) => directive.includes('http'))).toEqual(['frame-src https://www.openstreetmap.org'])
  expect(headers.get('x-powered-by')).toBeNull()
})

test.each(['/assets/main-1.js', '/boot.js', '/tiles/strip.svg', '/fonts/x.woff2'])(
  '%s is spared the policies of documents',
  async (path) => {
    const { headers } = await fetch(shared.url + path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBeNull()
  },
)

test.each(['/', '/contact-us', '/sw.js', '/groups/en-stories-0123456789abcdef.pack', '/nowhere.html'])(
  '%s carries them',
  async (path) => {
    const { headers } = await fetch(shared.url + path)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('geolocation=()')
  },
)

test('HSTS is sent only when the address of the site is https', async () => {
  const hsts = async (SITE_URL: string) =>
    (await fetch((await startTestRelay({ SITE_URL })).url)).headers.get('strict-transport-security')
  expect(await hsts('https://lat.example')).toMatch(/^max-age=63072000$/)
  expect(await hsts('http://lat.example')).toBeNull()
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
