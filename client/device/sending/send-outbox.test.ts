import 'fake-indexeddb/auto'
import { describe, expect, test, vi } from 'vitest'
import type { UnacceptedSubmission } from '#client/device/database/submission-record.ts'
import { RETRY_MAX_MS } from '#client/device/database/submission-times.ts'
import { addSubmission, getSubmission, listSubmissions, loadResume } from '#client/device/outbox/outbox.ts'
import { RelayError } from '#client/device/relay/relay-reply.ts'
import {
  errorReply,
  fakeRelay,
  htmlReply,
  jsonReply,
  receiptReply,
  relayAnswering,
} from '#client/device/testing/fake-relay.ts'
import { closeConnection, statesOf, storedFileIds, stubFullDevice } from '#client/device/testing/outbox-on-device.ts'
import { applicationSample, contactRecord, DAY_MS, NOW } from '#client/device/testing/sample-submissions.ts'
import { backoffMs } from './send-outbox.ts'
import { nextAttemptTime } from './send-schedule.ts'
import { leaseNext } from './sending-states.ts'
import { send, setUpSending, solveCaptcha } from './testing.ts'

setUpSending()

/** A relay that takes large submissions in parts. It knows the submissions that it has accepted. */
function partsRelay() {
  const asked: string[] = []
  const accepted = new Set<string>()
  const fetch = relayAnswering((id, { method }) => {
    asked.push(`${method}`)
    if (method === 'PUT') return jsonReply(200, { ok: true })
    if (method === 'GET') return jsonReply(200, { ok: true, accepted: accepted.has(id), digests: {} })
    accepted.add(id)
    return receiptReply(id)
  })
  return { asked, fetch }
}

describe('several submissions', () => {
  test('are sent one after another, the newest first, each once', async () => {
    const records = [contactRecord(), contactRecord(), contactRecord()]
    for (const record of records) await addSubmission(record)
    let open = 0
    const keys: string[] = []
    const fetch = relayAnswering(async (key) => {
      expect(++open).toBe(1)
      await new Promise((resolve) => setTimeout(resolve))
      open--
      keys.push(key)
      return receiptReply(key)
    })
    expect(await send(fetch)).toBe(0)
    expect(keys).toEqual(records.map(({ id }) => id).reverse())
    expect(await statesOf(...records)).toEqual(['accepted', 'accepted', 'accepted'])
  })

  test('have their files read one at a time, and leave no file behind', async () => {
    const samples = [await applicationSample(), await applicationSample(), await applicationSample()]
    for (const { record, resume } of samples) await addSubmission(record, { resume })
    const events: string[] = []
    const get = IDBObjectStore.prototype.get
    const reading = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, id) {
      if (this.name === 'resumes') events.push(`read ${id}`)
      return get.call(this, id)
    })
    const fetch = relayAnswering((id) => {
      events.push(`sent ${id}`)
      return receiptReply(id)
    })
    await send(fetch)
    reading.mockRestore()
    const newestFirst = samples.map(({ record }) => record.id).reverse()
    expect(events).toEqual(newestFirst.flatMap((id) => [`read ${id}`, `sent ${id}`]))
    expect(await storedFileIds()).toEqual([])
  })

  test('keep their files when they could not be sent or were refused', async () => {
    const [refused, unsent] = [await applicationSample(), await applicationSample()]
    for (const { record, resume } of [refused, unsent]) await addSubmission(record, { resume })
    const fetch = relayAnswering((id) => {
      if (id === unsent.record.id) throw new TypeError('Failed to fetch')
      return errorReply(415, 'wrong_type')
    })
    expect(await send(fetch)).toBe(1)
    expect(await statesOf(refused.record, unsent.record)).toEqual(['rejected', 'queued'])
    for (const { record, resume } of [refused, unsent]) {
      expect((await loadResume(record.id))?.bytes).toEqual(resume)
    }
  })

  test('a broken one is rejected and does not block the others', async () => {
    const good = contactRecord()
    const broken = contactRecord({ payload: undefined })
    const refused = contactRecord()
    for (const record of [good, broken, refused]) await addSubmission(record)
    const fetch = relayAnswering((id) => (id === refused.id ? errorReply(500, 'internal') : receiptReply(id)))
    expect(await send(fetch)).toBe(1)
    expect(await statesOf(good, broken, refused)).toEqual(['accepted', 'rejected', 'queued'])
  })

  test('one whose outcome cannot be stored does not block the others either', async () => {
    const [good, stuck] = [contactRecord(), contactRecord()]
    await addSubmission(good)
    await addSubmission(stuck)
    const put = IDBObjectStore.prototype.put
    const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value) {
      if (value.id === stuck.id && value.state !== 'sending') throw new DOMException('No space', 'QuotaExceededError')
      return put.call(this, value)
    })
    const fetch = relayAnswering((id) => receiptReply(id))
    expect(await send(fetch)).toBe(0)
    spy.mockRestore()
    expect(await getSubmission(good.id)).not.toHaveProperty('isUnstored')
    expect(await getSubmission(stuck.id)).toMatchObject({ state: 'accepted', isUnstored: true })
  })

  test('are sent although the device has become full; large files go once, and outcomes are stored when there is room', async () => {
    const small = contactRecord()
    const large = await applicationSample({}, `%PDF-1.7 ${'x'.repeat(600 * 1024)}`)
    await addSubmission(small)
    await addSubmission(large.record, large)
    const spy = stubFullDevice()
    const relay = partsRelay()
    expect(await send(relay.fetch)).toBe(0)
    expect(relay.asked.filter((request) => request === 'POST')).toHaveLength(2)
    expect(relay.asked.filter((request) => request === 'PUT')).toHaveLength(3)
    // This page knows the outcomes, and sends nothing twice.
    expect(await listSubmissions()).toMatchObject([large.record, small].map(({ id }) => ({ id, isUnstored: true })))
    expect(await statesOf(small, large.record)).toEqual(['accepted', 'accepted'])
    await send(relay.fetch)
    expect(relay.asked.filter((request) => request === 'POST')).toHaveLength(2)
    expect(await storedFileIds()).toEqual([large.record.id])

    spy.mockRestore()
    await send(relay.fetch)
    expect(await storedFileIds()).toEqual([])
    expect(await listSubmissions()).toMatchObject([large.record, small].map(({ id }) => ({ id, untold: true })))
  })

  test('of a full device are shown as tried or refused, although nothing of it can be stored', async () => {
    const [refused, failed] = [contactRecord(), contactRecord()]
    await addSubmission(refused)
    await addSubmission(failed)
    const spy = stubFullDevice()
    const fetch = relayAnswering((id) =>
      errorReply(id === refused.id ? 400 : 500, id === refused.id ? 'invalid' : 'internal'),
    )
    expect(await send(fetch)).toBe(1)
    expect(await listSubmissions()).toMatchObject([
      { id: failed.id, state: 'queued', attempts: 1, failure: { code: 'internal' } },
      { id: refused.id, state: 'rejected', attempts: 1, failure: { code: 'invalid' } },
    ])
    spy.mockRestore()
  })

  test('a postponed or expired one is not sent', async () => {
    await addSubmission(contactRecord({ nextAttemptAt: NOW + 1 }))
    await addSubmission(contactRecord({ state: 'expired' }))
    const fetch = fakeRelay(() => htmlReply(500))
    expect(await send(fetch)).toBe(1)
    expect(await nextAttemptTime()).toBe(NOW + 1)
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('a relay that asks to wait', () => {
  test.each([
    ['429', () => errorReply(429, 'rate_limited', { 'Retry-After': '90' }), 90_000],
    ['503', () => errorReply(503, 'unavailable', { 'Retry-After': '90' }), 90_000],
    ['503 of a proxy, without a time', () => htmlReply(503), 2000],
  ])('by %s, gets no further request in this round, nor in the next', async (_name, reply, waitMs) => {
    const records = [contactRecord(), contactRecord(), contactRecord()]
    for (const record of records) await addSubmission(record)
    const fetch = fakeRelay(reply)
    expect(await send(fetch)).toBe(3)
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(await nextAttemptTime()).toBeGreaterThanOrEqual(NOW + waitMs)
    await send(fetch)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test.each([
    [429, 'rate_limited'],
    [503, 'unavailable'],
  ] as const)('by %i for an application does not postpone enquiries', async (status, code) => {
    const application = await applicationSample({ createdAt: NOW })
    await addSubmission(application.record, application)
    const enquiry = contactRecord()
    await addSubmission(enquiry)
    const fetch = relayAnswering((id, { body }) =>
      body instanceof FormData ? errorReply(status, code) : receiptReply(id),
    )
    expect(await send(fetch)).toBe(1)
    expect(await statesOf(enquiry, application.record)).toEqual(['accepted', 'queued'])
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(fetch.mock.calls[0]?.[1]?.body).toBeInstanceOf(FormData)
  })

  test('when it issues a challenge gets a pause as well', async () => {
    for (const record of [contactRecord(), contactRecord()])
      await addSubmission({ ...record, captchaToken: undefined } as UnacceptedSubmission)
    solveCaptcha.mockRejectedValueOnce(new RelayError({ code: 'rate_limited', message: '' }, 60_000))
    const fetch = fakeRelay(() => htmlReply(200))
    await send(fetch)
    expect(await nextAttemptTime()).toBe(NOW + 60_000)
    expect(fetch).not.toHaveBeenCalled()
  })

  test('gets the submissions written meanwhile after the pause, the untried ones first', async () => {
    const [first, second] = [contactRecord(), contactRecord()]
    await addSubmission(first)
    await addSubmission(second)
    await send(fakeRelay(() => errorReply(503, 'unavailable', { 'Retry-After': '90' })))
    const keys: string[] = []
    const fetch = relayAnswering((key) => {
      keys.push(key)
      return receiptReply(key)
    })
    vi.setSystemTime(NOW + 90_000)
    await send(fetch)
    expect(keys).toEqual([first.id, second.id])
  })
})

test.each([
  ['years back', -3 * 365 * DAY_MS],
  ['years on', 3 * 365 * DAY_MS],
])('a clock that is set %s during a round causes no second attempt', async (_name, jumpMs) => {
  for (const record of [contactRecord(), contactRecord()]) await addSubmission(record)
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    if (fetch.mock.calls.length === 2) vi.setSystemTime(NOW + jumpMs)
    return errorReply(500, 'internal')
  })
  await send(fetch)
  expect(fetch).toHaveBeenCalledTimes(2)
  // Although the clock was changed by years, the next attempt is due within the longest wait.
  await send(fetch)
  expect(await nextAttemptTime()).toBeLessThanOrEqual(Date.now() + RETRY_MAX_MS)
})

describe('two senders', () => {
  test('at the same time send a submission once', async () => {
    const record = contactRecord()
    await addSubmission(record)
    const fetch = fakeRelay(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      return receiptReply(record.id)
    })
    expect(await Promise.all([send(fetch), send(fetch)])).toEqual([0, 0])
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('without Web Locks are kept apart by leases', async () => {
    const locks = vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager)
    const record = contactRecord()
    await addSubmission(record)
    const second = fakeRelay(() => receiptReply(record.id))
    const first = fakeRelay(async () => {
      await send(second)
      return receiptReply(record.id)
    })
    await send(first)
    expect(first).toHaveBeenCalledTimes(1)
    expect(second).not.toHaveBeenCalled()
    locks.mockRestore()
  })

  test('the second takes over at once the submissions of a first that died', async () => {
    const record = contactRecord()
    await addSubmission(record)
    await leaseNext(NOW)
    await send(fakeRelay(() => receiptReply(record.id)))
    expect(await statesOf(record)).toEqual(['accepted'])
  })

  test('send without a lock that is never released', async () => {
    vi.spyOn(navigator.locks, 'request').mockImplementation((async () => {
      throw new DOMException('Timed out', 'TimeoutError')
    }) as typeof navigator.locks.request)
    const [free, leased] = [contactRecord(), contactRecord()]
    await addSubmission(leased)
    await leaseNext(NOW)
    await addSubmission(free)
    expect(await send(fakeRelay(() => receiptReply(free.id)))).toBe(1)
    expect(await statesOf(free, leased)).toEqual(['accepted', 'sending'])
    vi.restoreAllMocks()
  })
})

test('an outbox that cannot be read rejects', async () => {
  await closeConnection()
  const opening = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Storage is forbidden', 'SecurityError')
  })
  await expect(send(fakeRelay(() => htmlReply(200)))).rejects.toThrow('Storage is forbidden')
  opening.mockRestore()
})

test('backoff doubles from 2 s up to 5 min, with jitter of up to a half', () => {
  expect([1, 2, 3, 7, 8, 9, 50].map((attempts) => backoffMs(attempts, 0))).toEqual([
    2000, 4000, 8000, 128_000, 256_000, 300_000, 300_000,
  ])
  expect(backoffMs(1, 1)).toBe(3000)
  expect(backoffMs(50, 1)).toBe(300_000)
})
