import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import type { UnsealedSubmission } from '#client/device/database/submission-record.ts'
import { RETRY_MAX_MS } from '#client/device/database/submission-times.ts'
import { addSubmission, getSubmission } from '#client/device/outbox/outbox.ts'
import {
  errorReply,
  fakeRelay,
  htmlReply,
  jsonReply,
  receiptReply,
  requestOf,
} from '#client/device/testing/fake-relay.ts'
import { damageResume, statesOf } from '#client/device/testing/outbox-on-device.ts'
import { applicationSample, contactRecord, NOW } from '#client/device/testing/sample-submissions.ts'
import { CONTACT_PATH, SUBMISSION_VERSION } from '#contract/submission/submission.ts'
import { send, setUpSending, solveCaptcha } from './testing.ts'

setUpSending()

/** Returns the captcha tokens of the requests that a fake relay has received. */
function tokensOf(fetch: ReturnType<typeof fakeRelay>): string[] {
  return fetch.mock.calls.map(([, init]) => JSON.parse(init?.body as string).captchaToken)
}

describe('the request', () => {
  test('of an enquiry is JSON as docs/product.md §7.1 asks, with the consent beside it', async () => {
    const record = contactRecord({ policyVersion: '2025-05-01', createdAt: NOW })
    await addSubmission(record)
    const fetch = fakeRelay(() => receiptReply(record.id))
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
    const fetch = fakeRelay(() => receiptReply(record.id))
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
    const fetch = fakeRelay(() => receiptReply(record.id))
    expect(await send(fetch)).toBe(0)
    expect(fetch).not.toHaveBeenCalled()
    expect(await getSubmission(record.id)).toMatchObject({
      state: 'rejected',
      failure: { code: 'invalid', fields: { resume: 'resume_required' } },
    })
  })

  test('with a refused captcha is repeated with the whole resume', async () => {
    const { record, resume } = await applicationSample()
    await addSubmission(record, { resume })
    const fetch = fakeRelay(
      () => errorReply(403, 'captcha'),
      () => receiptReply(record.id),
    )
    await send(fetch)
    expect(await statesOf(record)).toEqual(['accepted'])
    const second = requestOf(fetch, 1).init.body as FormData
    expect(second.get('captchaToken')).toBe('fresh token')
    expect(await (second.get('attachments') as File).arrayBuffer()).toEqual(resume)
  })
})

describe('the reply', () => {
  /** The record after a failure that is not final. `wait` is the time until the next attempt, in milliseconds. */
  const queuedAgain = (code: string, wait?: number) => ({ state: 'queued', failure: { code }, wait })
  const rejected = (code: string) => ({ state: 'rejected', failure: { code } })
  const HALF_AN_HOUR = 'Sun, 01 Jun 2025 08:30:00 GMT'

  test.each<[string, (id: string) => Response, { state: string; failure?: object; wait?: number }]>([
    ['201 with the receipt', (id) => receiptReply(id), { state: 'accepted' }],
    ['200 with the receipt, a repeat', (id) => receiptReply(id, 200), { state: 'accepted' }],
    ['the receipt with the id in capitals', (id) => receiptReply(id.toUpperCase()), { state: 'accepted' }],
    ['200 with a page of a captive portal', () => htmlReply(200), queuedAgain('network')],
    ['200 with other JSON', () => jsonReply(200, { ok: true }), queuedAgain('network')],
    ['200 with nothing', () => new Response(''), queuedAgain('network')],
    ['a receipt for another id', () => receiptReply('00000000-0000-4000-8000-ffffffffffff'), queuedAgain('network')],
    ['a receipt with an error status', (id) => receiptReply(id, 500), queuedAgain('unavailable')],
    ['400', () => errorReply(400, 'invalid'), rejected('invalid')],
    ['403 of the origin', () => errorReply(403, 'origin'), queuedAgain('origin')],
    ['403 of the captcha, twice', () => errorReply(403, 'captcha'), queuedAgain('captcha')],
    ['403 of a captive portal', () => htmlReply(403), queuedAgain('network')],
    ['511 of a captive portal', () => htmlReply(511), queuedAgain('network')],
    ['404', () => errorReply(404, 'not_found'), queuedAgain('not_found')],
    ['409 of a closed job', () => errorReply(409, 'closed'), rejected('closed')],
    ['409 in progress', () => errorReply(409, 'in_progress'), queuedAgain('in_progress')],
    ['413', () => errorReply(413, 'too_large'), rejected('too_large')],
    ['415', () => errorReply(415, 'wrong_type'), rejected('wrong_type')],
    ['422', () => errorReply(422, 'key_reused'), rejected('key_reused')],
    ['425', () => htmlReply(425), queuedAgain('network')],
    ['429', () => errorReply(429, 'rate_limited'), queuedAgain('rate_limited')],
    [
      '429 with Retry-After in seconds',
      () => errorReply(429, 'rate_limited', { 'Retry-After': '90' }),
      queuedAgain('rate_limited', 90_000),
    ],
    [
      '503 with Retry-After as a date',
      () => errorReply(503, 'unavailable', { 'Retry-After': HALF_AN_HOUR }),
      queuedAgain('unavailable', 1_800_000),
    ],
    [
      '429 of a proxy with Retry-After',
      () => htmlReply(429, { 'Retry-After': '60' }),
      queuedAgain('rate_limited', 60_000),
    ],
    [
      'a Retry-After of years',
      () => errorReply(503, 'unavailable', { 'Retry-After': '99999999' }),
      queuedAgain('unavailable', RETRY_MAX_MS),
    ],
    [
      'a Retry-After that is over for a device whose clock is ahead',
      () => errorReply(503, 'unavailable', { 'Retry-After': new Date(NOW - 60_000).toUTCString() }),
      queuedAgain('unavailable'),
    ],
    [
      'an unreadable Retry-After',
      () => errorReply(503, 'unavailable', { 'Retry-After': 'soon' }),
      queuedAgain('unavailable'),
    ],
    ['500', () => errorReply(500, 'internal'), queuedAgain('internal')],
    ['502 of a proxy', () => htmlReply(502), queuedAgain('unavailable')],
    ['503', () => errorReply(503, 'unavailable'), queuedAgain('unavailable')],
    ['507', () => errorReply(507, 'storage_full'), queuedAgain('storage_full')],
    ['an error code of the future', () => errorReply(400, 'teapot'), queuedAgain('network')],
    [
      'no network',
      () => {
        throw new TypeError('Failed to fetch')
      },
      queuedAgain('network'),
    ],
    [
      'a connection that breaks off',
      () => new Response(new ReadableStream({ start: (c) => c.error(new TypeError('aborted')) })),
      queuedAgain('network'),
    ],
  ])('%s', async (_name, reply, { wait, ...expected }) => {
    const record = contactRecord()
    await addSubmission(record)
    const remaining = await send(fakeRelay(() => reply(record.id)))
    const after = await getSubmission(record.id)
    expect(after).toMatchObject(expected)
    expect(remaining).toBe(expected.state === 'queued' ? 1 : 0)
    if (after?.state !== 'queued') return
    expect(after).toMatchObject({ payload: record.payload })
    if (wait !== undefined) expect(after.nextAttemptAt).toBe(NOW + wait)
    expect(after.nextAttemptAt).toBeGreaterThanOrEqual(NOW + 2000)
  })

  test('keeps the fields and the message of a refusal', async () => {
    const record = contactRecord()
    await addSubmission(record)
    const fields = { phone: 'phone_invalid_vn' }
    await send(fakeRelay(() => jsonReply(400, { ok: false, error: 'Check the phone', code: 'invalid', fields })))
    expect(await getSubmission(record.id)).toMatchObject({
      failure: { code: 'invalid', message: 'Check the phone', fields },
    })
  })

  test('that accepts leaves nothing that was typed', async () => {
    const record = contactRecord()
    await addSubmission(record)
    await send(fakeRelay(() => receiptReply(record.id)))
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
    const fetch = fakeRelay(() => receiptReply(record.id))
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
    const fetch = fakeRelay(() => receiptReply(record.id))
    await send(fetch)
    expect(solveCaptcha).toHaveBeenCalledExactlyOnceWith(record.id)
    expect(tokensOf(fetch)).toEqual(['fresh token'])
  })

  test('that was refused is solved again and sent at once', async () => {
    const record = contactRecord()
    await addSubmission(record)
    const fetch = fakeRelay(
      () => errorReply(403, 'captcha'),
      () => receiptReply(record.id),
    )
    await send(fetch)
    expect(await statesOf(record)).toEqual(['accepted'])
    expect(tokensOf(fetch)).toEqual(['token', 'fresh token'])
  })

  test('that is refused twice waits without its token', async () => {
    const record = contactRecord()
    await addSubmission(record)
    const fetch = fakeRelay(() => errorReply(403, 'captcha'))
    await send(fetch)
    expect(fetch).toHaveBeenCalledTimes(2)
    const after = (await getSubmission(record.id)) as UnsealedSubmission
    expect(after.captchaToken).toBeUndefined()
    expect(after.nextAttemptAt).toBeGreaterThanOrEqual(NOW + 2000)
  })

  test('that cannot be fetched leaves the submission waiting', async () => {
    const record = contactRecord({ captchaToken: undefined })
    await addSubmission(record)
    solveCaptcha.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const fetch = fakeRelay(() => receiptReply(record.id))
    await send(fetch)
    expect(fetch).not.toHaveBeenCalled()
    expect(await getSubmission(record.id)).toMatchObject({ state: 'queued', failure: { code: 'network' } })
  })
})
