import type { Request, Response } from 'express'
import { expect, onTestFinished, test, vi } from 'vitest'
import { requestsPerMinute } from './rate-limit.ts'
import { startTestRelay } from './testing/relay.ts'
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
