import { beforeEach, expect, test, vi } from 'vitest'
import * as solving from '#client/device/captcha/solve-captcha.ts'
import { OutboxUnavailableError } from '#client/device/database/outbox-database.ts'
import { announceClearing } from '#client/device/drafts/cleared-device.ts'
import { sentAsKey } from '#client/device/drafts/draft-keys.ts'
import { RESUME_DRAFT } from '#client/device/drafts/resume-draft.ts'
import * as fairMode from '#client/device/fair-mode/fair-mode.ts'
import { getSubmission, listSubmissions } from '#client/device/outbox/outbox.ts'
import { listUntold } from '#client/device/outbox/outcomes.ts'
import * as pageStorage from '#client/device/page-storage.ts'
import * as sealingKey from '#client/device/sealing/sealing-key.ts'
import { errorReply, receiptReply } from '#client/device/testing/fake-relay.ts'
import { openSealed, RELAY_KEY } from '#client/device/testing/sealing.ts'
import { SEALED_TYPE } from '#contract/submission/sealing.ts'
import type { WorkerRequest } from '#contract/worker-message.ts'
import { clearForNextPerson } from './clear-for-next-person.ts'
import { submit } from './submit.ts'
import { APPLICATION, ENQUIRY, relay, setUpDevice, stubDevice } from './testing/submitting.ts'

vi.mock(import('#client/device/captcha/solve-captcha.ts'), { spy: true })
vi.mock(import('#client/device/fair-mode/fair-mode.ts'), { spy: true })
vi.mock(import('#client/device/page-storage.ts'), { spy: true })
vi.mock(import('#client/device/sealing/sealing-key.ts'), { spy: true })

setUpDevice()

beforeEach(() => {
  vi.mocked(solving.solveCaptcha).mockResolvedValue('solved')
  vi.mocked(fairMode.isFairMode).mockReturnValue(true)
  vi.mocked(fairMode.tabletName).mockReturnValue('7')
  const stored = new Map<string, string>()
  vi.mocked(pageStorage.pageStorage).mockReturnValue({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
    removeItem: (key) => void stored.delete(key),
  })
  // A test before this one may have cleared the device, of which the new storage knows nothing.
  announceClearing({ pageStays: true })
  vi.mocked(sealingKey.loadSealingKey).mockResolvedValue(RELAY_KEY)
})

/** Records what is written to the database from now on. The returned function returns all of it as text. */
function watchWrites(): () => string {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  return () => put.mock.calls.map(([value]) => textOf(value)).join('\n')
}

function textOf(value: unknown): string {
  return value instanceof ArrayBuffer ? Buffer.from(value).toString() : JSON.stringify(value)
}

test('an application is never written readable, and the relay gets all of it', async () => {
  stubDevice({ onLine: false })
  relay(() => Promise.reject(new TypeError('Failed to fetch')))
  const written = watchWrites()
  // The texts are long enough that encrypted bytes do not contain them by chance.
  const payload = { ...APPLICATION.payload, lastName: 'Nguyễn' }
  const { id, outcome } = await submit({ ...APPLICATION, payload })
  expect(outcome).toBe('queued')
  for (const text of ['Nguyễn', 'an@example.com', '0912345678', 'Test Engineer', 'cv.pdf', '%PDF'])
    expect(written(), text).not.toContain(text)
  expect(await getSubmission(id)).toMatchObject({ state: 'queued', sealingKey: RELAY_KEY.id })
  await clearForNextPerson()
  expect(await listSubmissions()).toMatchObject([{ id, state: 'queued', authorLeft: true }])
})

test('before an application is stored, the worker hears as which submission its drafts are sent', async () => {
  stubDevice({ onLine: false })
  relay(() => Promise.reject(new TypeError('Failed to fetch')))
  const messages: WorkerRequest[] = []
  let toldBefore: WorkerRequest[] = []
  const controller = { postMessage: (message: WorkerRequest) => messages.push(message) }
  Object.assign(navigator.serviceWorker, { controller })
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore, ...args) {
    toldBefore = [...messages]
    return this.put(...args)
  })
  const { id } = await submit(APPLICATION)
  const drafts = ['application', RESUME_DRAFT]
  expect(toldBefore).toEqual(drafts.map((name) => ({ type: 'draft-keep', form: sentAsKey(name), draft: id })))
})

test('online an enquiry is sent encrypted, and the relay finds the same content', async () => {
  const fetch = relay((key) => receiptReply(key))
  const { id, outcome } = await submit(ENQUIRY)
  expect(outcome).toBe('accepted')
  const [, init] = fetch.mock.calls.find(([, request]) => request?.method === 'POST') ?? []
  expect(new Headers(init?.headers).get('Content-Type')).toBe(SEALED_TYPE)
  const content = await openSealed(init?.body as ArrayBuffer, id, 'contact')
  expect(content).toMatchObject({ payload: ENQUIRY.payload, tablet: { name: '7', number: 1 } })
})

test('without a key an enquiry is not stored: it is sent directly, or the form keeps it', async () => {
  vi.mocked(sealingKey.loadSealingKey).mockResolvedValue(undefined)
  relay((key) => receiptReply(key))
  expect(await submit(ENQUIRY)).toMatchObject({ outcome: 'accepted' })
  stubDevice({ onLine: false })
  relay(() => errorReply(429, 'rate_limited'))
  await expect(submit(ENQUIRY)).rejects.toThrow(OutboxUnavailableError)
  expect(await listSubmissions()).toEqual([])
})

test('a refused enquiry stays for the staff when the screen is cleared', async () => {
  relay(() => errorReply(422, 'invalid'))
  const { id, outcome } = await submit(ENQUIRY)
  expect(outcome).toBe('rejected')
  await clearForNextPerson()
  expect(await listSubmissions()).toMatchObject([{ id, state: 'rejected', sealingKey: RELAY_KEY.id }])
  // The next person is not told that this submission was rejected.
  expect(await listUntold()).toEqual([])
})

test('the number of a submission whose page was left right after storing it is not given again', async () => {
  stubDevice({ onLine: false })
  relay(() => Promise.reject(new TypeError('Failed to fetch')))
  const first = await submit(ENQUIRY)
  // The page was left before it could note the number.
  pageStorage.pageStorage().removeItem('tablet-number')
  const second = await submit(ENQUIRY)
  const numbers = await Promise.all([first, second].map(async ({ id }) => await getSubmission(id)))
  expect(numbers).toMatchObject([{ tabletNumber: 1 }, { tabletNumber: 2 }])
})

test('a correction takes the number of the one that was refused, another submission the next', async () => {
  relay(() => errorReply(422, 'invalid'))
  const { id } = await submit(ENQUIRY)
  const corrected = await submit({ ...ENQUIRY, replaces: id })
  expect(await getSubmission(corrected.id)).toMatchObject({ tabletNumber: 1 })
  const other = await submit(ENQUIRY)
  expect(await getSubmission(other.id)).toMatchObject({ tabletNumber: 2 })
})
