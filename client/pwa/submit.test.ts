import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addSubmission, getSubmission, listSubmissions } from '#client/outbox/outbox.ts'
import { OutboxFullError } from '#client/outbox/outbox-database.ts'
import { contactRecord, emptyOutbox, errorReply, htmlReply, receiptReply } from '#client/outbox/testing.ts'
import type { Contact } from '#contract/contact.ts'
import { receiptCode } from '#contract/submission.ts'
import { submit } from './submit.ts'

const { locks } = navigator
const registerSync = vi.fn(async () => {})
const persist = vi.fn(async () => true)

function device(onLine: boolean): void {
  vi.stubGlobal('navigator', {
    locks,
    onLine,
    storage: { persisted: async () => false, persist },
    serviceWorker: { getRegistration: async () => ({ sync: { register: registerSync } }) },
  })
}

/** A relay that answers with `reply`, given the key of the request. */
function relay(reply: (key: string) => Response | Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (_url, init) =>
    reply(String(new Headers(init?.headers).get('Idempotency-Key'))),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const ENQUIRY = {
  kind: 'contact',
  locale: 'vi',
  payload: contactRecord().payload as Contact,
  captchaToken: 'token',
} as const

beforeEach(async () => {
  await emptyOutbox()
  vi.clearAllMocks()
  device(true)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('online, the relay answers and the receipt is kept', async () => {
  relay((key) => receiptReply(key))
  const result = await submit(ENQUIRY)
  expect(result).toMatchObject({ outcome: 'accepted', receipt: 'LAT-7F3K-9QX2' })
  expect(await getSubmission(result.id)).toMatchObject({ state: 'accepted' })
})

test('it is stored before anything is sent', async () => {
  relay(async (key) => {
    expect(await getSubmission(key)).toMatchObject({ payload: ENQUIRY.payload })
    return receiptReply(key)
  })
  expect(await submit(ENQUIRY)).toMatchObject({ outcome: 'accepted' })
})

test('offline, it is queued with its receipt and the browser is asked to wake the worker', async () => {
  device(false)
  const fetch = relay((key) => receiptReply(key))
  const result = await submit({ ...ENQUIRY, captchaToken: undefined })
  expect(result).toEqual({ outcome: 'queued', id: result.id, receipt: receiptCode(result.id) })
  expect(fetch).not.toHaveBeenCalled()
  expect(await getSubmission(result.id)).toMatchObject({ state: 'queued', locale: 'vi', attempts: 0 })
  await vi.waitFor(() => expect(registerSync).toHaveBeenCalledWith('workbox-background-sync:submissions'))
  await vi.waitFor(() => expect(persist).toHaveBeenCalled())
})

test.each([
  ['a failing network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a captive portal', () => htmlReply(200)],
  ['a relay in trouble', () => errorReply(503, 'unavailable')],
])('%s leaves it queued', async (_name, reply) => {
  relay(reply)
  const result = await submit(ENQUIRY)
  expect(result.outcome).toBe('queued')
  expect(await getSubmission(result.id)).toMatchObject({ state: 'queued', payload: ENQUIRY.payload })
})

test('a refusal is told with its reason', async () => {
  relay(() => errorReply(409, 'closed'))
  const result = await submit(ENQUIRY)
  expect(result).toMatchObject({ outcome: 'rejected', failure: { code: 'closed' } })
})

test('a relay that takes long is not waited for, and may still answer', async () => {
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
  await vi.waitFor(async () => expect(await getSubmission(result.id)).toMatchObject({ state: 'accepted' }))
})

test('a correction replaces the rejected submission', async () => {
  const rejected = contactRecord({ state: 'rejected' })
  await addSubmission(rejected)
  relay((key) => receiptReply(key))
  const result = await submit({ ...ENQUIRY, replaces: rejected.id })
  expect((await listSubmissions()).map(({ id }) => id)).toEqual([result.id])
})

test('the resume is stored with its bytes and digest', async () => {
  device(false)
  const resume = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' })
  const payload = { firstName: 'An', lastName: 'Lê', email: 'an@example.com', phone: '0912345678' }
  const result = await submit({
    kind: 'application',
    locale: 'en',
    payload: { ...payload, jobTitle: 'Test Engineer', locations: [] },
    resume,
  })
  expect(await getSubmission(result.id)).toMatchObject({
    kind: 'application',
    resume: {
      name: 'cv.pdf',
      type: 'application/pdf',
      bytes: await resume.arrayBuffer(),
      digest: '86edbaa24831badfa0a8b04bb410141e2ee4182b6d0014493fe262a7a331c20b',
    },
  })
})

function fullDevice(): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError')
  })
}

test('a device that stores nothing sends directly when online', async () => {
  fullDevice()
  relay((key) => receiptReply(key))
  expect(await submit(ENQUIRY)).toMatchObject({ outcome: 'accepted', receipt: 'LAT-7F3K-9QX2' })
})

test('a device that stores nothing hears of a refusal', async () => {
  fullDevice()
  relay(() => errorReply(400, 'invalid'))
  expect(await submit(ENQUIRY)).toMatchObject({ outcome: 'rejected', failure: { code: 'invalid' } })
})

test.each([
  ['offline', false],
  ['with a failing network', true],
])('a device that stores nothing rejects %s, so that the form keeps what it holds', async (_name, onLine) => {
  device(onLine)
  fullDevice()
  relay(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(submit(ENQUIRY)).rejects.toThrow(OutboxFullError)
})
