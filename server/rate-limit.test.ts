import type { Request, Response } from 'express'
import { expect, onTestFinished, test, vi } from 'vitest'
import { requestsPerMinute } from './rate-limit.ts'
import { readReply, SITE_KEY, startTestRelay } from './testing/relay.ts'
import { enquiry } from './testing/sample-submissions.ts'

test('a request whose client has closed the connection is no error', async () => {
  const next = vi.fn()
  const response = { headersSent: false, setHeader: vi.fn(), append: vi.fn() }
  await requestsPerMinute(1)({ ip: undefined } as Request, response as unknown as Response, next)
  expect(next).toHaveBeenCalledExactlyOnceWith()
})

test('a client at its limit is not refused for hours because the clock is set back', async () => {
  const relay = await startTestRelay({ RATE_LIMIT_PER_MINUTE: '1' })
  const apply = async (captchaToken?: string) => (await relay.post({ payload: enquiry, captchaToken })).status
  const token = await relay.token()
  expect([await apply(token), await apply(token)]).toEqual([201, 429])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3 * 60 * 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  expect(await apply(await relay.token())).toBe(201)
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
