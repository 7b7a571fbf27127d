import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { OutboxFullError, OutboxUnavailableError } from '#client/device/database/outbox-database.ts'
import { loadDraft, saveDraft } from '#client/device/drafts/drafts.ts'
import { markAccepted } from '#client/device/sending/sending-states.ts'
import { emptyOutbox, storedFileIds } from '#client/device/testing/outbox-on-device.ts'
import { applicationSample, contactRecord, NOW } from '#client/device/testing/sample-submissions.ts'
import { stubLocalStorage } from '#client/device/testing/web-storage.ts'
import { addSubmission, CorrectedElsewhereError, getSubmission, listSubmissions, loadResume } from './outbox.ts'

beforeEach(emptyOutbox)
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function storageEstimate(estimate: StorageEstimate): void {
  const { locks } = navigator
  vi.stubGlobal('navigator', { locks, storage: { estimate: async () => estimate } })
}

/**
 * Calls `act` right before the next read-only transaction begins. `addSubmission` uses such a transaction to read back
 * what it has stored.
 */
function beforeReadBack(act: (database: IDBDatabase) => void): void {
  const begin = IDBDatabase.prototype.transaction
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  transaction.mockImplementation(function (this: IDBDatabase, names, mode, options) {
    if (mode === 'readonly') {
      transaction.mockRestore()
      act(this)
    }
    return begin.call(this, names, mode, options)
  })
}

test('a submission is written with strict durability, the file in the same transaction', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const { record, resume } = await applicationSample()
  await addSubmission(record, { resume })
  const writing = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite')
  expect(writing).toEqual([[['submissions', 'sealed', 'resumes', 'drafts'], 'readwrite', { durability: 'strict' }]])
})

test('a submission whose storing was held up until the device had been cleared is not shown to the next person', async () => {
  stubLocalStorage()
  localStorage.setItem('cleared-at', `${NOW}`)
  const record = contactRecord()
  await addSubmission(record)
  expect(await getSubmission(record.id)).toEqual({ ...record, authorLeft: true })
})

test.each(['rejected', 'expired'] as const)(
  'a correction deletes the %s submission that it replaces',
  async (state) => {
    const [old, correction] = [contactRecord({ state }), contactRecord()]
    await addSubmission(old)
    await addSubmission(correction, { replaces: old.id })
    expect(await listSubmissions()).toEqual([correction])
  },
)

test('a correction that is stored a second time, as after a lost connection, is not taken for one from elsewhere', async () => {
  const [old, correction] = [contactRecord({ state: 'rejected' }), contactRecord()]
  await addSubmission(old)
  for (const _ of [1, 2]) await addSubmission(correction, { replaces: old.id })
  expect(await listSubmissions()).toEqual([correction])
})

test('a correction is not stored, and its draft stays, once its submission waits again, was accepted or is gone', async () => {
  const [waiting, accepted] = [contactRecord(), contactRecord()]
  await addSubmission(waiting)
  await addSubmission(accepted)
  await markAccepted(accepted.id, { receipt: 'LAT-7F3K-9QX2', acceptedAt: '2025-06-01T08:00:00.000Z' })
  await saveDraft('contact', { message: 'a correction' })
  for (const replaces of [waiting.id, accepted.id, 'unknown']) {
    const correction = addSubmission(contactRecord(), { replaces, drafts: ['contact'] })
    await expect(correction).rejects.toThrow(CorrectedElsewhereError)
  }
  expect(await listSubmissions()).toHaveLength(2)
  expect(await loadDraft('contact')).toEqual({ message: 'a correction' })
})

describe('the file of an application', () => {
  test('is deleted when a correction replaces the submission', async () => {
    const old = await applicationSample({ state: 'rejected' })
    const correction = await applicationSample({}, '%PDF-1.7 hồ sơ mới')
    await addSubmission(old.record, old)
    await addSubmission(correction.record, { replaces: old.record.id, resume: correction.resume })
    expect(await listSubmissions()).toEqual([correction.record])
    expect(await storedFileIds()).toEqual([correction.record.id])
  })

  test('is not written if there is no room', async () => {
    storageEstimate({ quota: 10 * 2 ** 20, usage: 6 * 2 ** 20 })
    const { record, resume } = await applicationSample()
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    await expect(addSubmission(record, { resume })).rejects.toThrow(OutboxFullError)
    expect(put).not.toHaveBeenCalled()
    await addSubmission(contactRecord())
    expect(await listSubmissions()).toHaveLength(1)
  })

  test.each([
    ['has room', { quota: 2 ** 30, usage: 0 }],
    ['does not tell how much room there is', {}],
  ])('is stored if the device %s', async (_name, estimate) => {
    storageEstimate(estimate)
    const { record, resume } = await applicationSample()
    await addSubmission(record, { resume })
    expect(await storedFileIds()).toEqual([record.id])
  })

  test('is stored if the browser never tells how much room there is', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.stubGlobal('navigator', { storage: { estimate: () => new Promise(() => {}) } })
    const { record, resume } = await applicationSample()
    const adding = addSubmission(record, { resume })
    await vi.advanceTimersByTimeAsync(5000)
    await adding
    vi.useRealTimers()
    expect(await storedFileIds()).toEqual([record.id])
  })

  test('changes nothing if the device becomes full while it is written', async () => {
    const old = await applicationSample({ state: 'rejected' })
    await addSubmission(old.record, old)
    const put = IDBObjectStore.prototype.put
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
      if (this.name === 'resumes') throw new DOMException('No space', 'QuotaExceededError')
      return put.call(this, value, key)
    })
    const { record, resume } = await applicationSample()
    await expect(addSubmission(record, { resume, replaces: old.record.id })).rejects.toThrow(OutboxFullError)
    expect(await listSubmissions()).toEqual([old.record])
    expect(await storedFileIds()).toEqual([old.record.id])
  })

  test('counts as not stored if it reads back differently, and the replaced submission is restored', async () => {
    const old = await applicationSample({ state: 'expired' })
    await addSubmission(old.record, old)
    const put = IDBObjectStore.prototype.put
    const writing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value,
      key,
    ) {
      return put.call(this, key === record.id ? new ArrayBuffer(3) : value, key)
    })
    const { record, resume } = await applicationSample()
    await expect(addSubmission(record, { resume, replaces: old.record.id })).rejects.toThrow(OutboxUnavailableError)
    writing.mockRestore()
    expect(await listSubmissions()).toEqual([old.record])
    expect((await loadResume(old.record.id))?.bytes).toEqual(old.resume)
    expect(await storedFileIds()).toEqual([old.record.id])
  })

  test('counts as stored if the database fails once it is written, because pages and the worker will send it', async () => {
    const { record, resume } = await applicationSample()
    const begin = IDBDatabase.prototype.transaction
    const reading = vi.spyOn(IDBDatabase.prototype, 'transaction')
    reading.mockImplementation(function (this: IDBDatabase, names, mode, options) {
      if (mode === 'readonly') throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
      return begin.call(this, names, mode, options)
    })
    await addSubmission(record, { resume })
    reading.mockRestore()
    expect(await listSubmissions()).toEqual([record])
  })

  test.each([
    ['sent', 'submissions', { state: 'accepted' }],
    ['encrypted', 'sealed', { state: 'queued', sealingKey: 'key' }],
  ])('counts as stored if another page has %s it before it was read back', async (_what, store, changes) => {
    const { record, resume } = await applicationSample()
    beforeReadBack((database) => {
      const writing = database.transaction(['submissions', 'sealed', 'resumes'], 'readwrite')
      writing.objectStore('submissions').delete(record.id)
      writing.objectStore('resumes').put(new ArrayBuffer(1), record.id)
      writing.objectStore(store).put({ id: record.id, ...changes })
    })
    await addSubmission(record, { resume })
    expect(await getSubmission(record.id)).toMatchObject(changes)
  })
})
