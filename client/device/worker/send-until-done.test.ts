import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addSubmission, getSubmission } from '#client/device/outbox/outbox.ts'
import { challengeReply, errorReply, receiptReply } from '#client/device/testing/fake-relay.ts'
import { emptyOutbox, statesOf } from '#client/device/testing/outbox-on-device.ts'
import { contactRecord, DAY_MS } from '#client/device/testing/sample-submissions.ts'
import { CAPTCHA_PATH } from '#contract/submission/submission.ts'
import { sendUntilDone } from './send-until-done.ts'

beforeEach(async () => {
  await emptyOutbox()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Advances the clock until `work` has ended. */
async function clocked<T>(work: Promise<T>): Promise<T> {
  let running = true
  const end = () => {
    running = false
  }
  work.then(end, end)
  while (running) {
    await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(100)
  }
  return work
}

/** A signal that is never aborted. */
const GOING_ON = new AbortController().signal

function present(changes = {}) {
  return contactRecord({ createdAt: Date.now(), ...changes })
}

test('a sync event ends at once when nothing waits', async () => {
  await clocked(sendUntilDone(GOING_ON))
})

test('a sync event goes on until the network is back, without waiting for the backoff', async () => {
  const record = present({ attempts: 9 })
  await addSubmission(record)
  let tries = 0
  vi.stubGlobal('fetch', async () => {
    if (++tries < 4) throw new TypeError('Failed to fetch')
    return receiptReply(record.id)
  })
  const start = Date.now()
  await clocked(sendUntilDone(GOING_ON))
  expect(tries).toBe(4)
  expect(Date.now() - start).toBeLessThan(60_000)
  expect(await getSubmission(record.id)).toMatchObject({ state: 'accepted' })
})

test('after a month without use a submission is tried once more before it expires', async () => {
  const record = present({ attempts: 1, countsFrom: Date.now() - 31 * DAY_MS })
  await addSubmission(record)
  vi.stubGlobal('fetch', async (url: string) =>
    url.startsWith(CAPTCHA_PATH) ? challengeReply(Date.now()) : receiptReply(record.id),
  )
  await clocked(sendUntilDone(GOING_ON))
  expect(await getSubmission(record.id)).toMatchObject({ state: 'accepted' })
})

test('submissions get their outcomes even if another one still waits at the time limit', async () => {
  const accepted = present({ attempts: 0 })
  const rejected = present({ attempts: 1 })
  const waiting = present({ attempts: 2 })
  const expired = present({ attempts: 3, countsFrom: Date.now() - 31 * DAY_MS })
  for (const record of [accepted, rejected, waiting, expired]) await addSubmission(record)
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.startsWith(CAPTCHA_PATH)) return challengeReply(Date.now())
    const key = new Headers(init?.headers).get('Idempotency-Key')
    if (key === accepted.id) return receiptReply(accepted.id)
    return key === rejected.id ? errorReply(400, 'invalid') : errorReply(500, 'internal')
  })
  await expect(clocked(sendUntilDone(GOING_ON))).rejects.toThrow('1 submissions still wait')
  expect(await statesOf(accepted, rejected, waiting, expired)).toEqual(['accepted', 'rejected', 'queued', 'expired'])
})

test('a sync event fails after the time limit, so that the browser fires it again', async () => {
  await addSubmission(present())
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await expect(clocked(sendUntilDone(GOING_ON))).rejects.toThrow('1 submissions still wait')
})

test('a sync event respects the relay’s Retry-After', async () => {
  await addSubmission(present())
  const fetch = vi.fn(async () => errorReply(429, 'rate_limited', { 'Retry-After': '3600' }))
  vi.stubGlobal('fetch', fetch)
  await expect(clocked(sendUntilDone(GOING_ON))).rejects.toThrow()
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a sync event that is ended does not wait for another attempt', async () => {
  await addSubmission(present())
  const ending = new AbortController()
  vi.stubGlobal('fetch', async () => {
    ending.abort()
    throw new TypeError('Failed to fetch')
  })
  const start = Date.now()
  await clocked(sendUntilDone(ending.signal))
  // Another attempt would come only after a pause of 3 s.
  expect(Date.now() - start).toBeLessThan(3000)
})
