import { afterAll, expect, test } from 'vitest'
import type { Log } from './log.ts'
import { silent, startTestRelay } from './testing/relay.ts'
import { enquiry } from './testing/sample-submissions.ts'

/** One relay for all tests, because none of them affects another. */
const shared = await startTestRelay({}, {}, afterAll)

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
])('a request whose origin is %s (%s) is answered with %i', async (_name, origin, status) => {
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
