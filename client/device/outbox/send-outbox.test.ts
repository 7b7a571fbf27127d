import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CONTACT_PATH, SUBMISSION_VERSION } from '#contract/submission/submission.ts'
import { addSubmission, getSubmission, loadResume } from './outbox.ts'
import { RelayError } from './relay-reply.ts'
import { backoffMs, sendOutbox } from './send-outbox.ts'
import { claimNext } from './sending-states.ts'
import type { PendingSubmission } from './submission-record.ts'
import { RETRY_MAX_MS } from './submission-times.ts'
import {
  applicationSample,
  closeConnection,
  contactRecord,
  DAY_MS,
  damageResume,
  emptyOutbox,
  errorReply,
  htmlReply,
  jsonReply,
  NOW,
  receiptReply,
  storedFiles,
} from './testing.ts'

beforeEach(emptyOutbox)

const now = () => NOW
const solveCaptcha = vi.fn(async () => 'fresh token')
beforeEach(() => solveCaptcha.mockClear())

/** A relay that returns these replies in turn, and then repeats the last one. */
function relay(...replies: (() => Response | Promise<Response>)[]) {
  let next = 0
  return vi.fn<typeof fetch>(async () => (replies[next++] ?? (replies.at(-1) as () => Response))())
}

async function send(fetch: ReturnType<typeof relay>) {
  return sendOutbox({ fetch, now, solveCaptcha })
}

function requestOf(fetch: ReturnType<typeof relay>, call = 0) {
  const [url, init] = fetch.mock.calls[call] as [string, RequestInit]
  return { url, init, headers: new Headers(init.headers) }
}

function tokensOf(fetch: ReturnType<typeof relay>): string[] {
  return fetch.mock.calls.map(([, init]) => JSON.parse(init?.body as string).captchaToken)
}

describe('the request', () => {
  test('of an enquiry is JSON as docs/product.md §7.1 asks, with the consent beside it', async () => {
    const record = contactRecord({ policyVersion: '2025-05-01', createdAt: NOW })
    await addSubmission(record)
    const fetch = relay(() => receiptReply(record.id))
    await send(fetch)
    const { url, init, headers } = requestOf(fetch)
    expect(url).toBe(CONTACT_PATH)
    expect(init).toMatchObject({ method: 'POST', redirect: 'error', credentials: 'same-origin', cache: 'no-store' })
    expect(Object.fromEntries(headers)).toEqual({
      'content-type': 'application/json',
      'idempotency-key': record.id,
      'submission-version': String(SUBMISSION_VERSION),
    })
    expect(JSON.parse(init.body as string)).toEqual({
      to: 'hello@lat.example',
      subject: '[Customer] New contact from Lan Trần',
      message: expect.stringContaining('Email: lan@example.com'),
      payload: record.payload,
      consent: { at: new Date(NOW).toISOString(), locale: 'vi', policyVersion: '2025-05-01' },
      captchaToken: 'token',
    })
  })

  test('of an application is multipart with the resume', async () => {
    const { record, resume } = await applicationSample()
    await addSubmission(record, { resume })
    const fetch = relay(() => receiptReply(record.id))
    await send(fetch)
    const { init, headers } = requestOf(fetch)
    expect(headers.get('Idempotency-Key')).toBe(record.id)
    expect(headers.has('Content-Type')).toBe(false)
    const form = init.body as FormData
    expect(form.get('subject')).toBe('[Recruitment] Test Engineer - An Lê')
    expect(form.get('message')).toContain('Locations: Vietnam')
    expect(form.get('captchaToken')).toBe('token')
    expect(JSON.parse(form.get('payload') as string)).toEqual(record.payload)
    // The consent has no `policyVersion`, because the record is one of an earlier release.
    expect(JSON.parse(form.get('consent') as string)).toEqual({
      at: new Date(record.createdAt).toISOString(),
      locale: record.locale,
    })
    const file = form.get('attachments') as File
    expect([file.name, file.type]).toEqual(['hồ sơ.pdf', 'application/pdf'])
    expect(await file.arrayBuffer()).toEqual(resume)
  })

  test.each([
    ['damaged', new ArrayBuffer(3)],
    ['lost', undefined],
  ])('is not made with a resume that was %s on the device', async (_name, bytes) => {
    const { record, resume } = await applicationSample()
    await addSubmission(record, { resume })
    await damageResume(record.id, bytes)
    const fetch = relay(() => receiptReply(record.id))
    expect(await send(fetch)).toMatchObject({ rejected: [record.id], remaining: 0 })
    expect(fetch).not.toHaveBeenCalled()
    expect(await getSubmission(record.id)).toMatchObject({
      state: 'rejected',
      failure: { code: 'invalid', fields: { resume: 'resume_required' } },
    })
  })

  test('with a refused captcha is repeated with the whole resume', async () => {
    const { record, resume } = await applicationSample()
    await addSubmission(record, { resume })
    const fetch = relay(
      () => errorReply(403, 'captcha'),
      () => receiptReply(record.id),
    )
    expect((await send(fetch)).accepted).toEqual([record.id])
    const second = requestOf(fetch, 1).init.body as FormData
    expect(second.get('captchaToken')).toBe('fresh token')
    expect(await (second.get('attachments') as File).arrayBuffer()).toEqual(resume)
  })
})

describe('the reply', () => {
  const kept = (code: string, wait?: number) => ({ state: 'queued', failure: { code }, wait })
  const final = (code: string) => ({ state: 'rejected', failure: { code } })
  const HALF_AN_HOUR = 'Sun, 01 Jun 2025 08:30:00 GMT'

  test.each<[string, (id: string) => Response, { state: string; failure?: object; wait?: number }]>([
    ['201 with the receipt', (id) => receiptReply(id), { state: 'accepted' }],
    ['200 with the receipt, a repeat', (id) => receiptReply(id, 200), { state: 'accepted' }],
    ['the receipt with the id in capitals', (id) => receiptReply(id.toUpperCase()), { state: 'accepted' }],
    ['200 with a page of a captive portal', () => htmlReply(200), kept('network')],
    ['200 with other JSON', () => jsonReply(200, { ok: true }), kept('network')],
    ['200 with nothing', () => new Response(''), kept('network')],
    ['a receipt for another id', () => receiptReply('00000000-0000-4000-8000-ffffffffffff'), kept('network')],
    ['a receipt with an error status', (id) => receiptReply(id, 500), kept('unavailable')],
    ['400', () => errorReply(400, 'invalid'), final('invalid')],
    ['403 of the origin', () => errorReply(403, 'origin'), kept('origin')],
    ['403 of the captcha, twice', () => errorReply(403, 'captcha'), kept('captcha')],
    ['403 of a captive portal', () => htmlReply(403), kept('network')],
    ['404', () => errorReply(404, 'not_found'), kept('not_found')],
    ['409 of a closed job', () => errorReply(409, 'closed'), final('closed')],
    ['409 in progress', () => errorReply(409, 'in_progress'), kept('in_progress')],
    ['413', () => errorReply(413, 'too_large'), final('too_large')],
    ['415', () => errorReply(415, 'wrong_type'), final('wrong_type')],
    ['422', () => errorReply(422, 'key_reused'), final('key_reused')],
    ['425', () => htmlReply(425), kept('network')],
    ['429', () => errorReply(429, 'rate_limited'), kept('rate_limited')],
    [
      '429 with Retry-After in seconds',
      () => errorReply(429, 'rate_limited', { 'Retry-After': '90' }),
      kept('rate_limited', 90_000),
    ],
    [
      '503 with Retry-After as a date',
      () => errorReply(503, 'unavailable', { 'Retry-After': HALF_AN_HOUR }),
      kept('unavailable', 1_800_000),
    ],
    ['429 of a proxy with Retry-After', () => htmlReply(429, { 'Retry-After': '60' }), kept('rate_limited', 60_000)],
    [
      'a Retry-After of years',
      () => errorReply(503, 'unavailable', { 'Retry-After': '99999999' }),
      kept('unavailable', RETRY_MAX_MS),
    ],
    ['an unreadable Retry-After', () => errorReply(503, 'unavailable', { 'Retry-After': 'soon' }), kept('unavailable')],
    ['500', () => errorReply(500, 'internal'), kept('internal')],
    ['502 of a proxy', () => htmlReply(502), kept('unavailable')],
    ['503', () => errorReply(503, 'unavailable'), kept('unavailable')],
    ['507', () => errorReply(507, 'storage_full'), kept('storage_full')],
    ['an error code of the future', () => errorReply(400, 'teapot'), kept('network')],
    [
      'no network',
      () => {
        throw new TypeError('Failed to fetch')
      },
      kept('network'),
    ],
    [
      'a connection that breaks off',
      () => new Response(new ReadableStream({ start: (c) => c.error(new TypeError('aborted')) })),
      kept('network'),
    ],
  ])('%s', async (_name, reply, { wait, ...expected }) => {
    const record = contactRecord()
    await addSubmission(record)
    const report = await send(relay(() => reply(record.id)))
    const after = await getSubmission(record.id)
    expect(after).toMatchObject(expected)
    expect(report.accepted).toEqual(expected.state === 'accepted' ? [record.id] : [])
    expect(report.rejected).toEqual(expected.state === 'rejected' ? [record.id] : [])
    expect(report.remaining).toBe(expected.state === 'queued' ? 1 : 0)
    if (after?.state !== 'queued') return
    expect(after.payload).toEqual(record.payload)
    expect(report.nextAttemptAt).toBe(after.nextAttemptAt)
    if (wait !== undefined) expect(after.nextAttemptAt).toBe(NOW + wait)
    expect(after.nextAttemptAt).toBeGreaterThanOrEqual(NOW + 2000)
  })

  test('keeps the fields and the message of a refusal', async () => {
    const record = contactRecord()
    await addSubmission(record)
    const fields = { phone: 'phone_invalid_vn' }
    await send(relay(() => jsonReply(400, { ok: false, error: 'Check the phone', code: 'invalid', fields })))
    expect(await getSubmission(record.id)).toMatchObject({
      failure: { code: 'invalid', message: 'Check the phone', fields },
    })
  })

  test('that accepts leaves nothing that was typed', async () => {
    const record = contactRecord()
    await addSubmission(record)
    await send(relay(() => receiptReply(record.id)))
    expect(JSON.stringify(await getSubmission(record.id))).not.toContain('lan@example.com')
  })
})

describe('the captcha', () => {
  function tokenExpiringAt(time: number): string {
    return btoa(JSON.stringify({ challenge: { parameters: { expiresAt: time / 1000 } } }))
  }

  test('of the form is used while it is valid', async () => {
    const captchaToken = tokenExpiringAt(NOW + 1000)
    const record = contactRecord({ captchaToken })
    await addSubmission(record)
    const fetch = relay(() => receiptReply(record.id))
    await send(fetch)
    expect(tokensOf(fetch)).toEqual([captchaToken])
    expect(solveCaptcha).not.toHaveBeenCalled()
  })

  test.each([
    ['was deferred', undefined],
    ['has expired', tokenExpiringAt(NOW)],
  ])('that %s is solved for this submission', async (_name, captchaToken) => {
    const record = contactRecord({ captchaToken })
    await addSubmission(record)
    const fetch = relay(() => receiptReply(record.id))
    await send(fetch)
    expect(solveCaptcha).toHaveBeenCalledExactlyOnceWith(record.id)
    expect(tokensOf(fetch)).toEqual(['fresh token'])
  })

  test('that was refused is solved again and sent at once', async () => {
    const record = contactRecord()
    await addSubmission(record)
    const fetch = relay(
      () => errorReply(403, 'captcha'),
      () => receiptReply(record.id),
    )
    expect((await send(fetch)).accepted).toEqual([record.id])
    expect(tokensOf(fetch)).toEqual(['token', 'fresh token'])
  })

  test('that is refused twice waits without its token', async () => {
    const record = contactRecord()
    await addSubmission(record)
    const fetch = relay(() => errorReply(403, 'captcha'))
    await send(fetch)
    expect(fetch).toHaveBeenCalledTimes(2)
    const after = (await getSubmission(record.id)) as PendingSubmission
    expect(after.captchaToken).toBeUndefined()
    expect(after.nextAttemptAt).toBeGreaterThanOrEqual(NOW + 2000)
  })

  test('that cannot be fetched leaves the submission waiting', async () => {
    const record = contactRecord({ captchaToken: undefined })
    await addSubmission(record)
    solveCaptcha.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const fetch = relay(() => receiptReply(record.id))
    await send(fetch)
    expect(fetch).not.toHaveBeenCalled()
    expect(await getSubmission(record.id)).toMatchObject({ state: 'queued', failure: { code: 'network' } })
  })
})

describe('several submissions', () => {
  test('are sent one after another, the newest first, each once', async () => {
    const records = [contactRecord(), contactRecord(), contactRecord()]
    for (const record of records) await addSubmission(record)
    let open = 0
    const keys: (string | null)[] = []
    const fetch = vi.fn<typeof globalThis.fetch>(async (_url, init) => {
      expect(++open).toBe(1)
      await new Promise((resolve) => setTimeout(resolve))
      open--
      const key = new Headers(init?.headers).get('Idempotency-Key')
      keys.push(key)
      return receiptReply(String(key))
    })
    const report = await send(fetch)
    expect(keys).toEqual(records.map(({ id }) => id).reverse())
    expect(report).toEqual({ accepted: keys, rejected: [], remaining: 0, nextAttemptAt: undefined })
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
    const fetch = vi.fn<typeof globalThis.fetch>(async (_url, init) => {
      const id = String(new Headers(init?.headers).get('Idempotency-Key'))
      events.push(`sent ${id}`)
      return receiptReply(id)
    })
    await send(fetch)
    reading.mockRestore()
    const newestFirst = samples.map(({ record }) => record.id).reverse()
    expect(events).toEqual(newestFirst.flatMap((id) => [`read ${id}`, `sent ${id}`]))
    expect(await storedFiles()).toEqual([])
  })

  test('keep their files when they could not be sent or were refused', async () => {
    const [refused, unsent] = [await applicationSample(), await applicationSample()]
    for (const { record, resume } of [refused, unsent]) await addSubmission(record, { resume })
    const fetch = vi.fn<typeof globalThis.fetch>(async (_url, init) => {
      if (new Headers(init?.headers).get('Idempotency-Key') === unsent.record.id) throw new TypeError('Failed to fetch')
      return errorReply(415, 'wrong_type')
    })
    expect(await send(fetch)).toMatchObject({ rejected: [refused.record.id], remaining: 1 })
    for (const { record, resume } of [refused, unsent]) {
      expect((await loadResume(record.id))?.bytes).toEqual(resume)
    }
  })

  test('a broken one is rejected and does not block the others', async () => {
    const good = contactRecord()
    const broken = contactRecord({ payload: undefined })
    const refused = contactRecord()
    for (const record of [good, broken, refused]) await addSubmission(record)
    const fetch = vi.fn<typeof globalThis.fetch>(async (_url, init) => {
      const key = String(new Headers(init?.headers).get('Idempotency-Key'))
      return key === refused.id ? errorReply(500, 'internal') : receiptReply(key)
    })
    expect(await send(fetch)).toMatchObject({ accepted: [good.id], rejected: [broken.id], remaining: 1 })
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
    const fetch = vi.fn<typeof globalThis.fetch>(async (_url, init) =>
      receiptReply(String(new Headers(init?.headers).get('Idempotency-Key'))),
    )
    expect(await send(fetch)).toMatchObject({ accepted: [good.id], remaining: 1 })
    spy.mockRestore()
  })

  test('a postponed or expired one is not sent', async () => {
    await addSubmission(contactRecord({ nextAttemptAt: NOW + 1 }))
    await addSubmission(contactRecord({ state: 'expired' }))
    const fetch = relay(() => htmlReply(500))
    expect(await send(fetch)).toMatchObject({ remaining: 1, nextAttemptAt: NOW + 1 })
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
    const fetch = relay(reply)
    const report = await send(fetch)
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(report.remaining).toBe(3)
    expect(report.nextAttemptAt).toBeGreaterThanOrEqual(NOW + waitMs)
    await send(fetch)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['429', 'rate_limited'],
    ['503', 'unavailable'],
  ] as const)('by %s for an application does not postpone enquiries', async (_status, code) => {
    const application = await applicationSample({ createdAt: NOW })
    await addSubmission(application.record, application)
    const enquiry = contactRecord()
    await addSubmission(enquiry)
    const fetch = vi.fn<typeof globalThis.fetch>(async (_url, init) =>
      init?.body instanceof FormData ? errorReply(Number(_status), code) : receiptReply(enquiry.id),
    )
    expect(await send(fetch)).toMatchObject({ accepted: [enquiry.id], remaining: 1 })
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(fetch.mock.calls[0]?.[1]?.body).toBeInstanceOf(FormData)
  })

  test('when it issues a challenge gets a pause as well', async () => {
    for (const record of [contactRecord(), contactRecord()])
      await addSubmission({ ...record, captchaToken: undefined } as PendingSubmission)
    solveCaptcha.mockRejectedValueOnce(new RelayError({ code: 'rate_limited', message: '' }, 60_000))
    const fetch = relay(() => htmlReply(200))
    expect((await send(fetch)).nextAttemptAt).toBe(NOW + 60_000)
    expect(fetch).not.toHaveBeenCalled()
  })

  test('gets the submissions written meanwhile after the pause, the untried ones first', async () => {
    const [first, second] = [contactRecord(), contactRecord()]
    await addSubmission(first)
    await addSubmission(second)
    await send(relay(() => errorReply(503, 'unavailable', { 'Retry-After': '90' })))
    const keys: (string | null)[] = []
    const fetch = vi.fn<typeof globalThis.fetch>(async (_url, init) => {
      keys.push(new Headers(init?.headers).get('Idempotency-Key'))
      return receiptReply(String(keys.at(-1)))
    })
    await sendOutbox({ fetch, now: () => NOW + 90_000, solveCaptcha })
    expect(keys).toEqual([first.id, second.id])
  })
})

test.each([
  ['years back', -3 * 365 * DAY_MS],
  ['years on', 3 * 365 * DAY_MS],
])('a clock that is set %s during a round causes no second attempt', async (_name, jumpMs) => {
  for (const record of [contactRecord(), contactRecord()]) await addSubmission(record)
  let time = NOW
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    if (fetch.mock.calls.length === 2) time = NOW + jumpMs
    return errorReply(500, 'internal')
  })
  await sendOutbox({ fetch, now: () => time, solveCaptcha })
  expect(fetch).toHaveBeenCalledTimes(2)
  // Despite the wrong clock, the next attempt is due within the longest wait.
  const { nextAttemptAt } = await sendOutbox({ fetch, now: () => time, solveCaptcha })
  expect(nextAttemptAt).toBeLessThanOrEqual(time + RETRY_MAX_MS)
})

describe('two senders', () => {
  test('at the same time send a submission once', async () => {
    const record = contactRecord()
    await addSubmission(record)
    const fetch = relay(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      return receiptReply(record.id)
    })
    const reports = await Promise.all([send(fetch), send(fetch)])
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(reports.map(({ remaining }) => remaining)).toEqual([0, 0])
  })

  test('without Web Locks are kept apart by leases', async () => {
    const locks = vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager)
    const record = contactRecord()
    await addSubmission(record)
    const second = relay(() => receiptReply(record.id))
    const first = relay(async () => {
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
    await claimNext(NOW)
    expect(await send(relay(() => receiptReply(record.id)))).toMatchObject({ accepted: [record.id] })
  })

  test('send without a lock that is never released', async () => {
    vi.spyOn(navigator.locks, 'request').mockImplementation((async () => {
      throw new DOMException('Timed out', 'TimeoutError')
    }) as typeof navigator.locks.request)
    const [free, leased] = [contactRecord(), contactRecord()]
    await addSubmission(leased)
    await claimNext(NOW)
    await addSubmission(free)
    expect(await send(relay(() => receiptReply(free.id)))).toMatchObject({ accepted: [free.id], remaining: 1 })
    vi.restoreAllMocks()
  })
})

test('an outbox that cannot be read rejects', async () => {
  await closeConnection()
  const opening = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Storage is forbidden', 'SecurityError')
  })
  await expect(send(relay(() => htmlReply(200)))).rejects.toThrow('Storage is forbidden')
  opening.mockRestore()
})

test('backoff doubles from 2 s up to 5 min, with jitter of up to a half', () => {
  expect([1, 2, 3, 7, 8, 9, 50].map((attempts) => backoffMs(attempts, 0))).toEqual([
    2000, 4000, 8000, 128_000, 256_000, 300_000, 300_000,
  ])
  expect(backoffMs(1, 1)).toBe(3000)
  expect(backoffMs(50, 1)).toBe(300_000)
})
