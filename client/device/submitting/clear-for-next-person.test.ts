import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OutboxFullError } from '#client/device/database/outbox-database.ts'
import { lastClearing } from '#client/device/drafts/cleared-device.ts'
import { loadResumeDraft, SHARED_RESUME_DRAFT, saveResumeDraft } from '#client/device/drafts/resume-draft.ts'
import { loadFormDraft, saveFormDraft, saveFormDraftSync } from '#client/device/form-drafts/form-draft.ts'
import { addSubmission, listSubmissions, loadResume } from '#client/device/outbox/outbox.ts'
import { sendOutbox } from '#client/device/sending/send-outbox.ts'
import { leaseNext, markAccepted, markRejected } from '#client/device/sending/sending-states.ts'
import { receiptReply, relayAnswering } from '#client/device/testing/fake-relay.ts'
import { emptyOutbox, stubFullDevice } from '#client/device/testing/outbox-on-device.ts'
import { applicationSample, contactRecord, NOW } from '#client/device/testing/sample-submissions.ts'
import { stubLocalStorage, stubSessionStorage } from '#client/device/testing/web-storage.ts'
import { clearForNextPerson } from './clear-for-next-person.ts'
import { keyForContent, saveContentKey } from './content-key.ts'

const CV = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' })
const RECEIPT = { receipt: 'LAT-7F3K-9QX2', acceptedAt: '2025-06-01T08:00:00.000Z' }

beforeEach(async () => {
  await emptyOutbox()
  stubLocalStorage()
  stubSessionStorage()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('drafts, chosen and shared files, content keys and the language are removed', async () => {
  await saveFormDraft('contact', { firstName: 'Lan' })
  saveFormDraftSync('application', { firstName: 'An' })
  await saveResumeDraft(CV)
  await saveResumeDraft(CV, SHARED_RESUME_DRAFT)
  const key = await keyForContent(['contact', { firstName: 'Lan' }], undefined)
  saveContentKey(key)
  localStorage.language = 'vi'
  localStorage.theme = 'night'
  await clearForNextPerson()
  expect(await loadFormDraft('contact')).toBeUndefined()
  expect(await loadFormDraft('application')).toBeUndefined()
  expect(await loadResumeDraft()).toBeUndefined()
  expect(await loadResumeDraft(SHARED_RESUME_DRAFT)).toBeUndefined()
  expect(Object.keys(localStorage).sort()).toEqual(['cleared-at', 'theme'])
  expect(Object.keys(sessionStorage)).toEqual([])
  expect((await keyForContent(['contact', { firstName: 'Lan' }], undefined)).id).not.toBe(key.id)
})

test('finished submissions are removed; what waits stays whole, and is sent', async () => {
  const { record, resume } = await applicationSample()
  await addSubmission(record, { resume })
  for (const state of ['rejected', 'expired'] as const) await addSubmission(contactRecord({ state }))
  const accepted = contactRecord()
  await addSubmission(accepted)
  await markAccepted(accepted.id, RECEIPT)
  await clearForNextPerson()
  expect(await listSubmissions()).toEqual([{ ...record, authorLeft: true }])
  expect(new Uint8Array((await loadResume(record.id))?.bytes as ArrayBuffer)).toEqual(new Uint8Array(resume))
  expect(await leaseNext(NOW)).toMatchObject({ id: record.id, payload: record.payload })
})

test('on a full device, drafts and finished submissions are removed although what waits cannot be marked', async () => {
  await saveFormDraft('contact', { firstName: 'Lan' })
  const [waiting, refused] = [contactRecord(), contactRecord({ state: 'rejected' })]
  await addSubmission(waiting)
  await addSubmission(refused)
  stubFullDevice()
  await expect(clearForNextPerson()).rejects.toThrow(OutboxFullError)
  vi.restoreAllMocks()
  expect(await loadFormDraft('contact')).toBeUndefined()
  expect(await listSubmissions()).toEqual([waiting])
})

test('other pages hear of the clearing of a full local storage, once drafts have made room', async () => {
  saveFormDraftSync('application', { firstName: 'An' })
  const { setItem } = localStorage
  vi.spyOn(localStorage, 'setItem').mockImplementation((key, value) => {
    if (localStorage.getItem('draft:application') !== null) throw new DOMException('No space', 'QuotaExceededError')
    setItem.call(localStorage, key, value)
  })
  await clearForNextPerson()
  expect(lastClearing()).not.toBe('')
})

test('on a full device, what was delivered is removed although its receipt could not be stored', async () => {
  await addSubmission(contactRecord())
  stubFullDevice()
  await sendOutbox({ fetch: relayAnswering((id) => receiptReply(id)), solveCaptcha: async () => 'token' })
  expect(await listSubmissions()).toMatchObject([{ state: 'accepted' }])
  await clearForNextPerson()
  vi.restoreAllMocks()
  expect(await listSubmissions()).toEqual([])
})

test('on a full device, what waits is marked and encrypted once drafts and finished submissions have made room', async () => {
  const waiting = contactRecord()
  await addSubmission(waiting)
  await saveResumeDraft(CV)
  const { put, clear } = IDBObjectStore.prototype
  let isFull = true
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (isFull) throw new DOMException('No space', 'QuotaExceededError')
    return put.apply(this, args)
  })
  vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(function (this: IDBObjectStore) {
    this.transaction.addEventListener('complete', () => {
      isFull = false
    })
    return clear.call(this)
  })
  await clearForNextPerson()
  vi.restoreAllMocks()
  expect(await listSubmissions()).toMatchObject([{ id: waiting.id, authorLeft: true }])
})

test('of a submission whose author has left no receipt stays, but the reason of a refusal does', async () => {
  const [first, second] = [contactRecord(), contactRecord()]
  await addSubmission(first)
  await addSubmission(second)
  await clearForNextPerson()
  await leaseNext(NOW)
  await leaseNext(NOW)
  await markAccepted(first.id, RECEIPT)
  await markRejected(second.id, { code: 'invalid', message: 'No' })
  expect(await listSubmissions()).toMatchObject([{ id: second.id, state: 'rejected', authorLeft: true }])
})
