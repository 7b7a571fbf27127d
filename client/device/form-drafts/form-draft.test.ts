import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lastKnownStamp } from '#client/device/drafts/draft-stamps.ts'
import { loadDraft } from '#client/device/drafts/drafts.ts'
import { addSubmission } from '#client/device/outbox/outbox.ts'
import { contactRecord, DAY_MS, NOW } from '#client/device/testing/sample-submissions.ts'
import { stubLocalStorage } from '#client/device/testing/web-storage.ts'
import {
  deleteOldFormDrafts,
  loadFormDraft,
  saveFormDraft,
  saveFormDraftSync,
  savePartialFormDraftSync,
} from './form-draft.ts'

const DRAFT = { firstName: 'Lan' }
/** The key of the draft in local storage. */
const LOCAL_KEY = 'draft:contact'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  stubLocalStorage()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a draft that is still being saved does not replace one that was saved synchronously later', async () => {
  const slow = saveFormDraft('contact', { firstName: 'La' })
  saveFormDraftSync('contact', DRAFT)
  await slow
  expect(await loadFormDraft('contact')).toEqual(DRAFT)
  await saveFormDraft('contact', undefined)
})

test('a draft that the database refuses goes to local storage, even while another form writes there', async () => {
  const refused = saveFormDraft('contact', { ...DRAFT, cannotBeCloned: () => {} })
  saveFormDraftSync('application', DRAFT)
  await refused
  expect(await loadFormDraft('contact')).toEqual(DRAFT)
  saveFormDraftSync('contact', undefined)
})

test('a draft that the database refuses while its form is being sent does not stay in local storage', async () => {
  const refused = saveFormDraft('contact', { ...DRAFT, cannotBeCloned: () => {} })
  await Promise.all([saveFormDraft('contact', undefined), refused])
  expect(await loadFormDraft('contact')).toBeUndefined()
})

test('a draft in local storage that another tab sends is not found in the form any more', async () => {
  vi.resetModules()
  const tab = { ...(await import('./form-draft.ts')), ...(await import('#client/device/outbox/outbox.ts')) }
  tab.saveFormDraftSync('contact', DRAFT)
  await tab.addSubmission(contactRecord(), { drafts: ['contact'] })
  expect(await loadFormDraft('contact')).toBeUndefined()
  await saveFormDraft('contact', { firstName: 'An' })
  expect(await loadFormDraft('contact')).toEqual({ firstName: 'An' })
  await saveFormDraft('contact', undefined)
})

test('a draft that was saved synchronously while it was being sent is deleted if the device has the submission', async () => {
  const record = contactRecord()
  await addSubmission(record, { drafts: ['contact'] })
  saveFormDraftSync('contact', DRAFT, record.id)
  expect(await loadFormDraft('contact')).toBeUndefined()
  expect(localStorage.getItem(LOCAL_KEY)).toBeNull()
})

test('a draft that was saved synchronously while it was being sent stays if the device does not have the submission', async () => {
  saveFormDraftSync('contact', DRAFT, contactRecord().id)
  expect(await loadFormDraft('contact')).toEqual(DRAFT)
  await saveFormDraft('contact', undefined)
})

test('a draft in local storage that its tab deletes while another tab moves it to the database is gone', async () => {
  vi.resetModules()
  const tab = await import('./form-draft.ts')
  tab.saveFormDraftSync('contact', DRAFT)
  const moving = loadFormDraft('contact')
  await Promise.all([moving, tab.saveFormDraft('contact', undefined)])
  expect(await loadFormDraft('contact')).toBeUndefined()
})

test('text typed before the stored draft was loaded is added to it', async () => {
  await saveFormDraft('contact', { firstName: 'La', lastName: 'Trần', company: '' })
  savePartialFormDraftSync('contact', { firstName: 'Lan', lastName: '', company: 'Gốm' })
  expect(await loadFormDraft('contact')).toEqual({ firstName: 'Lan', lastName: 'Trần', company: 'Gốm' })
  await saveFormDraft('contact', undefined)
})

test('a draft that was saved synchronously wins over the stored one', async () => {
  await saveFormDraft('contact', { firstName: 'La' })
  saveFormDraftSync('contact', DRAFT)
  expect(await loadFormDraft('contact')).toEqual(DRAFT)
  await saveFormDraft('contact', undefined)
  expect(await loadFormDraft('contact')).toBeUndefined()
})

test('a draft in local storage is moved to the database when it is loaded, and still ends after its day', async () => {
  saveFormDraftSync('contact', DRAFT)
  vi.setSystemTime(NOW + 1000)
  expect(await loadFormDraft('contact')).toEqual(DRAFT)
  expect(localStorage.getItem(LOCAL_KEY)).toBeNull()
  expect(await loadDraft('contact')).toEqual(DRAFT)
  expect(await loadDraft('contact', NOW + DAY_MS + 1)).toBeUndefined()
  await saveFormDraft('contact', undefined)
})

test('a draft in local storage stays there while the database fails', async () => {
  saveFormDraftSync('contact', DRAFT)
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError')
  })
  expect(await loadFormDraft('contact')).toEqual(DRAFT)
  expect(localStorage.getItem(LOCAL_KEY)).not.toBeNull()
})

test('while an earlier draft moves to the database, a later one that the database refuses is still kept', async () => {
  saveFormDraftSync('contact', DRAFT)
  const put = IDBObjectStore.prototype.put
  let saved: Promise<boolean> | undefined
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    // Fails once the request runs, because the earlier draft has this key.
    if (value?.firstName === 'Lan Anh') return this.add(value, key)
    // Its transaction waits for the one that moves the earlier draft.
    saved ??= saveFormDraft('contact', { firstName: 'Lan Anh' })
    return put.call(this, value, key)
  })
  await loadFormDraft('contact')
  expect(await saved).toBe(true)
  expect(await loadFormDraft('contact')).toEqual({ firstName: 'Lan Anh' })
})

test('a draft that a full device keeps in local storage has the same stamp on every page that shows it', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError')
  })
  await saveFormDraft('contact', DRAFT)
  vi.resetModules()
  const [other, { lastKnownStamp: stampOnOther }] = await Promise.all([
    import('./form-draft.ts'),
    import('#client/device/drafts/draft-stamps.ts'),
  ])
  expect(await other.loadFormDraft('contact')).toEqual(DRAFT)
  expect([stampOnOther('contact')]).toEqual([lastKnownStamp('contact')])
})

test('the draft of a form that was sent or emptied is deleted, in the database and in local storage', async () => {
  await saveFormDraft('contact', { firstName: 'La' })
  saveFormDraftSync('contact', DRAFT)
  await saveFormDraft('contact', undefined)
  expect(await loadFormDraft('contact')).toBeUndefined()
})

test('the draft of another page stays when a form is sent or emptied, but the own copy in local storage goes', async () => {
  vi.resetModules()
  const other = await import('./form-draft.ts')
  await saveFormDraft('contact', { firstName: 'La' })
  saveFormDraftSync('contact', DRAFT)
  vi.setSystemTime(NOW + 1)
  const { saveDraft } = await import('#client/device/drafts/drafts.ts')
  await saveDraft('contact', { firstName: 'An' })
  await saveFormDraft('contact', undefined)
  expect(await loadFormDraft('contact')).toEqual({ firstName: 'An' })
  other.saveFormDraftSync('contact', { firstName: 'Anh' })
  await saveFormDraft('contact', undefined)
  expect(await other.loadFormDraft('contact')).toEqual({ firstName: 'Anh' })
  await other.saveFormDraft('contact', undefined)
})

test('a draft that was written by a clock that was ahead is loaded, and ends after a day all the same', async () => {
  saveFormDraftSync('contact', DRAFT)
  saveFormDraftSync('application', DRAFT)
  const corrected = NOW - 365 * DAY_MS
  vi.setSystemTime(corrected)
  expect(await loadFormDraft('contact')).toEqual(DRAFT)
  expect(await loadDraft('contact', corrected + DAY_MS + 1)).toBeUndefined()
  await deleteOldFormDrafts()
  vi.setSystemTime(corrected + DAY_MS + 1)
  expect(await loadFormDraft('application')).toBeUndefined()
  await deleteOldFormDrafts()
  expect(Object.keys(localStorage)).toEqual([])
})

test('a draft that has not changed for a day is neither loaded nor kept', async () => {
  saveFormDraftSync('contact', DRAFT)
  vi.setSystemTime(NOW + DAY_MS + 1)
  expect(await loadFormDraft('contact')).toBeUndefined()
  await deleteOldFormDrafts()
  expect(localStorage.getItem(LOCAL_KEY)).toBeNull()
})

test('a draft that changed within a day stays', async () => {
  saveFormDraftSync('contact', DRAFT)
  await saveFormDraft('application', DRAFT)
  vi.setSystemTime(NOW + DAY_MS)
  await deleteOldFormDrafts()
  expect(await loadFormDraft('contact')).toEqual(DRAFT)
  expect(await loadFormDraft('application')).toEqual(DRAFT)
})

test('a draft of an earlier version of the site, without a time, is deleted', async () => {
  localStorage.setItem(LOCAL_KEY, JSON.stringify(DRAFT))
  await deleteOldFormDrafts()
  expect(localStorage.getItem(LOCAL_KEY)).toBeNull()
})

test('without local storage there is nothing to delete', async () => {
  vi.stubGlobal('localStorage', undefined)
  await deleteOldFormDrafts()
})

test('what was typed for another job than the stored draft keeps its text, but neither its locations nor the submission that it corrects', async () => {
  await saveFormDraft('application', { job: 'a', email: 'lan@lat.example', locations: [1], replaces: 'refused' })
  savePartialFormDraftSync('application', { job: 'b', email: '', firstName: 'L', locations: [] })
  expect(await loadFormDraft('application')).toEqual({ job: 'b', email: 'lan@lat.example', firstName: 'L' })
})
