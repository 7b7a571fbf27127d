import { describe, expect, test, vi } from 'vitest'
import { addSubmission, getSubmission, listSubmissions } from '#client/device/outbox/outbox.ts'
import { errorReply, htmlReply, receiptReply } from '#client/device/testing/fake-relay.ts'
import { WAIT_LONG } from '#client/device/testing/outbox-on-device.ts'
import { contactRecord } from '#client/device/testing/sample-submissions.ts'
import { privacyPolicyVersion } from '#contract/submission/privacy-policy.ts'
import { receiptCode } from '#contract/submission/receipt-code.ts'
import { submit } from './submit.ts'
import { ENQUIRY, keysOf, persist, registerSync, relay, setUpDevice, stubDevice } from './testing/submitting.ts'

setUpDevice()

test('online, a submission is accepted and its receipt is stored', async () => {
  relay((key) => receiptReply(key))
  const result = await submit(ENQUIRY)
  expect(result).toMatchObject({ outcome: 'accepted', receipt: 'LAT-7F3K-9QX2' })
  expect(await getSubmission(result.id)).toMatchObject({ state: 'accepted' })
})

test('a submission is stored before anything is sent', async () => {
  relay(async (key) => {
    expect(await getSubmission(key)).toMatchObject({ payload: ENQUIRY.payload })
    return receiptReply(key)
  })
  expect(await submit(ENQUIRY)).toMatchObject({ outcome: 'accepted' })
})

test('offline, a submission is queued with its receipt and the browser is asked to wake the worker', async () => {
  stubDevice({ onLine: false })
  relay(() => Promise.reject(new TypeError('Failed to fetch')))
  const result = await submit({ ...ENQUIRY, captchaToken: undefined })
  expect(result).toEqual({ outcome: 'queued', id: result.id, receipt: receiptCode(result.id) })
  expect(await getSubmission(result.id)).toMatchObject({
    state: 'queued',
    locale: 'vi',
    policyVersion: privacyPolicyVersion,
  })
  await vi.waitFor(() => expect(registerSync).toHaveBeenCalledWith('workbox-background-sync:submissions'), WAIT_LONG)
  await vi.waitFor(() => expect(persist).toHaveBeenCalled(), WAIT_LONG)
})

test.each([
  ['a failing network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a captive portal', () => htmlReply(200)],
  ['a relay in trouble', () => errorReply(503, 'unavailable')],
])('after %s a submission stays queued', async (_name, reply) => {
  relay(reply)
  const result = await submit(ENQUIRY)
  expect(result.outcome).toBe('queued')
  expect(await getSubmission(result.id)).toMatchObject({ state: 'queued', payload: ENQUIRY.payload })
})

test('a rejection is returned with its reason', async () => {
  relay(() => errorReply(409, 'closed'))
  const result = await submit(ENQUIRY)
  expect(result).toMatchObject({ outcome: 'rejected', failure: { code: 'closed' } })
})

test('after ten seconds the result is queued; the relay may still answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let answer: (() => void) | undefined
  relay(
    (key) =>
      new Promise((resolve) => {
        answer = () => resolve(receiptReply(key))
      }),
  )
  const submitting = submit(ENQUIRY)
  while (!answer) await new Promise((resolve) => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(10_000)
  const result = await submitting
  expect(result.outcome).toBe('queued')
  answer()
  vi.useRealTimers()
  await vi.waitFor(async () => expect(await getSubmission(result.id)).toMatchObject({ state: 'accepted' }), WAIT_LONG)
})

test('a correction replaces the rejected submission', async () => {
  const rejected = contactRecord({ state: 'rejected' })
  await addSubmission(rejected)
  relay((key) => receiptReply(key))
  const result = await submit({ ...ENQUIRY, replaces: rejected.id })
  expect((await listSubmissions()).map(({ id }) => id)).toEqual([result.id])
})

describe('a draft that two tabs show', () => {
  /** Opens a page: loads its code anew, so that each page knows its own drafts. */
  async function openPage() {
    vi.resetModules()
    const [drafts, submitting] = await Promise.all([import('#client/device/drafts/drafts.ts'), import('./submit.ts')])
    return { ...drafts, ...submitting }
  }

  test('is sent once, and both tabs get its receipt', async () => {
    const fetch = relay((key) => receiptReply(key))
    const [first, second] = [await openPage(), await openPage()]
    await first.saveDraft('contact', { firstName: 'Lan' })
    await second.loadDraft('contact')
    const result = await first.submit(ENQUIRY)
    expect(await second.submit(ENQUIRY)).toEqual(result)
    expect(keysOf(fetch)).toEqual([result.id])
  })

  test('is sent by both if the text was changed in one of them, or typed again', async () => {
    const fetch = relay((key) => receiptReply(key))
    const [first, second] = [await openPage(), await openPage()]
    await first.saveDraft('contact', { firstName: 'Lan' })
    await second.loadDraft('contact')
    await first.submit(ENQUIRY)
    await second.submit({ ...ENQUIRY, payload: { ...ENQUIRY.payload, message: 'Another' } })
    await first.saveDraft('contact', { firstName: 'Lan' })
    await first.submit(ENQUIRY)
    expect(new Set(keysOf(fetch)).size).toBe(3)
  })

  test('is sent by the second tab if it was refused in the first one', async () => {
    relay(() => errorReply(400, 'invalid'))
    const [first, second] = [await openPage(), await openPage()]
    await first.saveDraft('contact', { firstName: 'Lan' })
    await second.loadDraft('contact')
    expect(await first.submit(ENQUIRY)).toMatchObject({ outcome: 'rejected' })
    relay((key) => receiptReply(key))
    expect(await second.submit(ENQUIRY)).toMatchObject({ outcome: 'accepted' })
  })
})
