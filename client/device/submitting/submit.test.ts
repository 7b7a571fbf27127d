import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadDraft, saveDraft } from '#client/device/drafts/drafts.ts'
import { deleteResumeDraft, loadResumeDraft, saveResumeDraft } from '#client/device/drafts/resume-draft.ts'
import { addSubmission, getSubmission, listSubmissions, loadResume } from '#client/device/outbox/outbox.ts'
import { OutboxFullError } from '#client/device/outbox/outbox-database.ts'
import {
  applicationSample,
  contactRecord,
  emptyOutbox,
  errorReply,
  htmlReply,
  receiptReply,
} from '#client/device/outbox/testing.ts'
import type { Contact } from '#contract/submission/contact.ts'
import { privacyPolicyVersion } from '#contract/submission/privacy-policy.ts'
import { receiptCode } from '#contract/submission/submission.ts'
import { DeliveryUnknownError } from './send-unstored.ts'
import { type SubmitRequest, submit } from './submit.ts'
import { FakeRequest } from './testing/fake-request.ts'

/** Time limit of `waitFor`: on a busy machine the default of a second is too short. */
const BUSY = { timeout: 10_000 }

const { locks } = navigator
const registerSync = vi.fn(async () => {})
const persist = vi.fn(async () => true)

function device(onLine: boolean, roomBytes = 2 ** 30): void {
  FakeRequest.isOffline = !onLine
  vi.stubGlobal('navigator', {
    locks,
    onLine,
    storage: { persisted: async () => false, persist, estimate: async () => ({ quota: roomBytes, usage: 0 }) },
    serviceWorker: { getRegistration: async () => ({ sync: { register: registerSync } }) },
  })
}

/** Replaces `fetch` by a relay. It passes the idempotency key of a request to `reply` and answers with the result. */
function relay(reply: (key: string) => Response | Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (_url, init) =>
    reply(String(new Headers(init?.headers).get('Idempotency-Key'))),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

/** Returns the idempotency keys of the posted requests, in order. */
function keysOf(fetch: ReturnType<typeof relay>): string[] {
  return fetch.mock.calls.map(([, init]) => String(new Headers(init?.headers).get('Idempotency-Key')))
}

const ENQUIRY = {
  kind: 'contact',
  locale: 'vi',
  payload: contactRecord().payload as Contact,
  captchaToken: 'token',
} as const

const RESUME = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' })

const APPLICATION = {
  kind: 'application',
  locale: 'en',
  payload: {
    firstName: 'An',
    lastName: 'Lê',
    email: 'an@example.com',
    phone: '0912345678',
    jobTitle: 'Test Engineer',
    locations: [],
  },
  resume: RESUME,
  job: { slug: 'test-engineer-automation', locations: [] },
  captchaToken: 'token',
} satisfies SubmitRequest

/** Waits until an upload has been sent, by default the first, and returns it. */
async function uploadStarted(place = 0): Promise<FakeRequest> {
  while (FakeRequest.sent.length <= place) await new Promise((resolve) => setImmediate(resolve))
  return FakeRequest.sent[place] as FakeRequest
}

function keyOf(upload: FakeRequest): string {
  return String(upload.headers.get('Idempotency-Key'))
}

beforeEach(async () => {
  await emptyOutbox()
  await deleteResumeDraft()
  vi.clearAllMocks()
  FakeRequest.sent = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('location', new URL('https://lat.example/jobs/test-engineer-automation'))
  device(true)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('online, the relay answers and the receipt is stored', async () => {
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
  relay(() => Promise.reject(new TypeError('Failed to fetch')))
  const result = await submit({ ...ENQUIRY, captchaToken: undefined })
  expect(result).toEqual({ outcome: 'queued', id: result.id, receipt: receiptCode(result.id) })
  expect(await getSubmission(result.id)).toMatchObject({
    state: 'queued',
    locale: 'vi',
    policyVersion: privacyPolicyVersion,
  })
  await vi.waitFor(() => expect(registerSync).toHaveBeenCalledWith('workbox-background-sync:submissions'), BUSY)
  await vi.waitFor(() => expect(persist).toHaveBeenCalled(), BUSY)
})

test.each([
  ['a failing network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a captive portal', () => htmlReply(200)],
  ['a relay in trouble', () => errorReply(503, 'unavailable')],
])('after %s it stays queued', async (_name, reply) => {
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
  await vi.waitFor(async () => expect(await getSubmission(result.id)).toMatchObject({ state: 'accepted' }), BUSY)
})

test('a correction replaces the rejected submission', async () => {
  const rejected = contactRecord({ state: 'rejected' })
  await addSubmission(rejected)
  relay((key) => receiptReply(key))
  const result = await submit({ ...ENQUIRY, replaces: rejected.id })
  expect((await listSubmissions()).map(({ id }) => id)).toEqual([result.id])
})

describe('an application', () => {
  test('is stored with its file before anything is sent', async () => {
    device(false)
    const result = await submit(APPLICATION)
    const { payload, job } = APPLICATION
    const resume = {
      name: 'cv.pdf',
      type: 'application/pdf',
      size: 8,
      digest: '86edbaa24831badfa0a8b04bb410141e2ee4182b6d0014493fe262a7a331c20b',
    }
    expect(await getSubmission(result.id)).toMatchObject({ kind: 'application', state: 'queued', payload, job, resume })
    expect(await loadResume(result.id)).toEqual({ ...resume, bytes: await RESUME.arrayBuffer() })
    expect(FakeRequest.sent).toHaveLength(0)
  })

  test('is uploaded with its file, and progress is reported in bytes of the file', async () => {
    const progress = vi.fn()
    const submitting = submit(APPLICATION, { onProgress: progress })
    const upload = await uploadStarted()
    expect(upload.url).toBe('https://lat.example/api/contact')
    expect(await (upload.body.get('attachments') as File).text()).toBe('%PDF-1.7')
    upload.progress(0, 1600)
    upload.progress(400, 1600)
    upload.progress(1600, 1600)
    await upload.reply(receiptReply(keyOf(upload)))
    expect(await submitting).toMatchObject({ outcome: 'accepted', receipt: 'LAT-7F3K-9QX2' })
    expect(progress.mock.calls.flat()).toEqual([0, 2, 8].map((sentBytes) => ({ sentBytes, totalBytes: 8 })))
  })

  test('gets no progress of other uploads', async () => {
    const other = await applicationSample({ createdAt: Date.now() + 60_000 })
    await addSubmission(other.record, other)
    const progress = vi.fn()
    const submitting = submit(APPLICATION, { onProgress: progress })
    const upload = await uploadStarted()
    expect(keyOf(upload)).toBe(other.record.id)
    upload.progress(400, 1600)
    await upload.reply(receiptReply(keyOf(upload)))
    const own = await uploadStarted(1)
    await own.reply(receiptReply(keyOf(own)))
    expect(await submitting).toMatchObject({ outcome: 'accepted' })
    expect(progress).not.toHaveBeenCalled()
  })

  test('whose upload moves is awaited to the end, however slow', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const submitting = submit(APPLICATION)
    const upload = await uploadStarted()
    for (let sent = 0; sent <= 10; sent++) {
      await vi.advanceTimersByTimeAsync(9000)
      upload.progress(sent * 100, 1000)
    }
    await upload.reply(receiptReply(keyOf(upload)))
    expect(await submitting).toMatchObject({ outcome: 'accepted' })
  })

  test('whose upload stalls is returned as queued, and the upload goes on without reports', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const progress = vi.fn()
    const submitting = submit(APPLICATION, { onProgress: progress })
    const upload = await uploadStarted()
    await vi.advanceTimersByTimeAsync(9000)
    upload.progress(100, 1000)
    await vi.advanceTimersByTimeAsync(10_000)
    const result = await submitting
    expect(result.outcome).toBe('queued')
    upload.progress(1000, 1000)
    expect(progress).toHaveBeenCalledOnce()
    vi.useRealTimers()
    await upload.reply(receiptReply(keyOf(upload)))
    await vi.waitFor(async () => expect(await getSubmission(result.id)).toMatchObject({ state: 'accepted' }), BUSY)
    expect(await loadResume(result.id)).toBeUndefined()
  })

  test('whose upload breaks off stays queued with its file', async () => {
    const submitting = submit(APPLICATION)
    const upload = await uploadStarted()
    upload.onerror?.()
    const result = await submitting
    expect(result.outcome).toBe('queued')
    expect((await loadResume(result.id))?.size).toBe(8)
  })

  test('that a full device cannot store is uploaded from memory when online', async () => {
    device(true, 1000)
    const progress = vi.fn()
    const submitting = submit(APPLICATION, { onProgress: progress })
    const upload = await uploadStarted()
    expect(await (upload.body.get('attachments') as File).text()).toBe('%PDF-1.7')
    upload.progress(800, 1600)
    await upload.reply(receiptReply(keyOf(upload)))
    expect(await submitting).toMatchObject({ outcome: 'accepted' })
    expect(progress).toHaveBeenCalledExactlyOnceWith({ sentBytes: 4, totalBytes: 8 })
    expect(await listSubmissions()).toEqual([])
  })

  test('that a full device cannot store rejects offline, so that the form keeps the file', async () => {
    device(false, 1000)
    await expect(submit({ ...APPLICATION, captchaToken: undefined })).rejects.toThrow(OutboxFullError)
    expect(await listSubmissions()).toEqual([])
  })

  test('that cannot be read back from the device is uploaded from memory', async () => {
    const put = IDBObjectStore.prototype.put
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
      return put.call(this, this.name === 'resumes' ? new ArrayBuffer(3) : value, key)
    })
    const submitting = submit(APPLICATION)
    const upload = await uploadStarted()
    expect(await (upload.body.get('attachments') as File).text()).toBe('%PDF-1.7')
    await upload.reply(receiptReply(keyOf(upload)))
    expect(await submitting).toMatchObject({ outcome: 'accepted' })
    expect(await listSubmissions()).toEqual([])
  })

  test('has no draft once it is stored, and one again when it is rejected', async () => {
    await saveResumeDraft(RESUME)
    const submitting = submit(APPLICATION)
    const upload = await uploadStarted()
    expect(await loadResumeDraft()).toBeUndefined()
    await upload.reply(errorReply(415, 'wrong_type'))
    expect(await submitting).toMatchObject({ outcome: 'rejected', failure: { code: 'wrong_type' } })
    expect((await loadResumeDraft())?.name).toBe('cv.pdf')
  })

  test('has a draft until the moment in which it is stored', async () => {
    await saveResumeDraft(RESUME)
    await saveDraft('application', { firstName: 'Lan' })
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const writers = () => transaction.mock.calls.filter(([, mode]) => mode === 'readwrite')
    const onStored = vi.fn(() => expect(writers()).toHaveLength(1))
    const submitting = submit(APPLICATION, { onStored })
    const upload = await uploadStarted()
    expect(onStored).toHaveBeenCalledOnce()
    expect(await loadDraft('application')).toBeUndefined()
    await upload.reply(receiptReply(keyOf(upload)))
    await submitting
  })

  test('leaves the drafts of other forms alone', async () => {
    relay((key) => receiptReply(key))
    await saveResumeDraft(RESUME)
    await saveDraft('contact', { firstName: 'Lan' })
    await submit(ENQUIRY)
    expect(await loadDraft('contact')).toBeUndefined()
    expect((await loadResumeDraft())?.name).toBe('cv.pdf')
  })

  test('that could not be stored keeps its draft', async () => {
    await saveResumeDraft(RESUME)
    device(false, 1000)
    await expect(submit({ ...APPLICATION, captchaToken: undefined })).rejects.toThrow(OutboxFullError)
    expect((await loadResumeDraft())?.name).toBe('cv.pdf')
  })

  test('replaces the one that it corrects, with its file', async () => {
    device(false)
    const rejected = await applicationSample({ state: 'rejected' })
    await addSubmission(rejected.record, rejected)
    const result = await submit({ ...APPLICATION, replaces: rejected.record.id })
    expect((await listSubmissions()).map(({ id }) => id)).toEqual([result.id])
    expect(await loadResume(rejected.record.id)).toBeUndefined()
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

test('a device that stores nothing gets the rejection', async () => {
  fullDevice()
  relay(() => errorReply(400, 'invalid'))
  expect(await submit(ENQUIRY)).toMatchObject({ outcome: 'rejected', failure: { code: 'invalid' } })
})

test('a device that stores nothing rejects without a network, so that the form keeps its content', async () => {
  device(false)
  fullDevice()
  relay(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(submit({ ...ENQUIRY, captchaToken: undefined })).rejects.toThrow(OutboxFullError)
})

describe('on a device that stores nothing', () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))

  beforeEach(fullDevice)

  test('after a lost answer delivery is unknown, and pressing again repeats the same submission until there is a receipt', async () => {
    const fetch = relay(lost)
    await expect(submit(ENQUIRY)).rejects.toThrow(DeliveryUnknownError)
    await expect(submit(ENQUIRY)).rejects.toThrow(DeliveryUnknownError)
    fetch.mockImplementation(async () => receiptReply(keysOf(fetch).at(-1) as string))
    expect(await submit(ENQUIRY)).toMatchObject({ outcome: 'accepted' })
    expect(await submit(ENQUIRY)).toMatchObject({ outcome: 'accepted' })
    const [first, second, third, later] = keysOf(fetch)
    expect([second, third]).toEqual([first, first])
    expect(later).not.toBe(first)
  })

  test('changed content gets a new id, and the old content keeps its id', async () => {
    const fetch = relay(lost)
    const changed = { ...ENQUIRY, payload: { ...ENQUIRY.payload, message: 'Another' } }
    for (const request of [ENQUIRY, changed, ENQUIRY]) await expect(submit(request)).rejects.toThrow()
    const [first, second, third] = keysOf(fetch)
    expect(second).not.toBe(first)
    expect(third).toBe(first)
  })

  test('another file is other content', async () => {
    const press = async (text: string) => {
      const submitting = expect(submit({ ...APPLICATION, resume: new File([text], 'cv.pdf') })).rejects.toThrow()
      const place = FakeRequest.sent.length
      const upload = await uploadStarted(place)
      upload.onerror?.()
      await submitting
      return keyOf(upload)
    }
    const first = await press('%PDF-1.7 one')
    expect(await press('%PDF-1.7 one')).toBe(first)
    expect(await press('%PDF-1.7 two')).not.toBe(first)
  })

  test('a submission that the relay refuses, or that was never posted, did not arrive', async () => {
    const request = { ...ENQUIRY, payload: { ...ENQUIRY.payload, message: 'Refused' } }
    relay(() => errorReply(429, 'rate_limited'))
    await expect(submit(request)).rejects.toThrow(OutboxFullError)
    relay(lost)
    await expect(submit({ ...request, captchaToken: undefined })).rejects.toThrow(OutboxFullError)
  })

  test('sends although the browser believes to be offline', async () => {
    device(false)
    relay((key) => receiptReply(key))
    expect(await submit(ENQUIRY)).toMatchObject({ outcome: 'accepted' })
  })
})

test('stored although the database did not answer in time: pressing again repeats the same submission', async () => {
  await listSubmissions()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const fetch = relay(() => Promise.reject(new TypeError('Failed to fetch')))
  const listening = vi.spyOn(IDBTransaction.prototype, 'addEventListener').mockImplementation(() => {})
  let failure: unknown
  submit(ENQUIRY).catch((error) => {
    failure = error
  })
  while (!failure) {
    await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(failure).toBeInstanceOf(DeliveryUnknownError)
  listening.mockRestore()
  vi.useRealTimers()
  const [stored] = await listSubmissions()

  fetch.mockImplementation(async (_url, init) =>
    receiptReply(String(new Headers(init?.headers).get('Idempotency-Key'))),
  )
  expect(await submit(ENQUIRY)).toMatchObject({ outcome: 'accepted', id: stored?.id })
  expect(await listSubmissions()).toHaveLength(1)
})

// Keep this test last. It resets the modules: error classes that are imported after it are not the classes imported at
// the top of this file, so later tests could not recognise errors by their class.
test('the id outlives a reload of the page', async () => {
  fullDevice()
  const session = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => session.set(key, value),
    removeItem: (key: string) => session.delete(key),
  })
  const fetch = relay(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(submit(ENQUIRY)).rejects.toThrow()
  vi.resetModules()
  const reloaded = await import('./submit.ts')
  await expect(reloaded.submit(ENQUIRY)).rejects.toThrow('not known')
  const [first, second] = keysOf(fetch)
  expect(second).toBe(first)
})
