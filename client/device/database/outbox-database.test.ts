import 'fake-indexeddb/auto'
import { deleteDB, openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteDraft, loadDraft } from '#client/device/drafts/drafts.ts'
import { addSubmission, getSubmission, listSubmissions, loadResume } from '#client/device/outbox/outbox.ts'
import { closeConnection, emptyOutbox, stubFullDevice } from '#client/device/testing/outbox-on-device.ts'
import { applicationSample, contactRecord } from '#client/device/testing/sample-submissions.ts'
import { changeOutbox } from './change-outbox.ts'
import { OutboxFullError, OutboxUnavailableError } from './outbox-database.ts'
import { transact } from './transact.ts'

const VERSION_OF_THE_FUTURE = 1000

beforeEach(emptyOutbox)
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a connection that the browser closed is opened again', async () => {
  const record = contactRecord()
  await addSubmission(record)
  await closeConnection()
  expect(await getSubmission(record.id)).toEqual(record)
})

test('another tab may delete or upgrade the database; the outbox works on afterwards', async () => {
  await addSubmission(contactRecord())
  await deleteDB('lat')
  expect(await listSubmissions()).toEqual([])
})

test('an upgrade keeps the data of the version before', async () => {
  await deleteDB('lat')
  const before = await openDB('lat', 1, {
    upgrade(database) {
      database.createObjectStore('submissions', { keyPath: 'id' })
      database.createObjectStore('drafts')
    },
  })
  const record = contactRecord()
  await before.put('submissions', record)
  await before.put('drafts', { firstName: 'Lan' }, 'contact')
  before.close()
  expect(await listSubmissions()).toEqual([record])
  expect(await loadDraft('contact')).toEqual({ firstName: 'Lan' })
  const { record: application, resume } = await applicationSample()
  await addSubmission(application, { resume })
  expect((await loadResume(application.id))?.bytes).toEqual(resume)
  await deleteDraft('contact')
})

test('a page of an earlier version works with the database of a later one', async () => {
  const record = contactRecord()
  await addSubmission(record)
  const later = await openDB('lat', VERSION_OF_THE_FUTURE, {
    upgrade(database) {
      database.createObjectStore('a store of the future')
    },
  })
  expect(await listSubmissions()).toEqual([record])
  const { record: application, resume } = await applicationSample()
  await addSubmission(application, { resume })
  expect(await listSubmissions()).toHaveLength(2)
  later.close()
  await deleteDB('lat')
  expect(await listSubmissions()).toEqual([])
})

test('a write on a full device throws OutboxFullError', async () => {
  stubFullDevice()
  await expect(addSubmission(contactRecord())).rejects.toThrow(OutboxFullError)
})

test('a commit on a device that has become full throws OutboxFullError', async () => {
  const transaction = IDBDatabase.prototype.transaction
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...request) {
    const started = transaction.apply(this, request)
    vi.spyOn(started, 'error', 'get').mockReturnValue(new DOMException('No space', 'QuotaExceededError'))
    started.objectStore('submissions').put({ id: 'first' }).onsuccess = () => started.abort()
    return started
  })
  await expect(changeOutbox(async () => {})).rejects.toThrow(OutboxFullError)
})

test('without IndexedDB the outbox is unavailable and recovers when it comes back', async () => {
  await closeConnection()
  const opening = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Storage is forbidden', 'SecurityError')
  })
  await expect(listSubmissions()).rejects.toThrow(OutboxUnavailableError)
  opening.mockRestore()
  expect(await listSubmissions()).toEqual([])
})

// Browsers without IndexedDB have `null` there or lack the property.
test.each([null, undefined])('where `indexedDB` is %s the outbox is unavailable', async (absent) => {
  await closeConnection()
  vi.stubGlobal('indexedDB', absent)
  await expect(listSubmissions()).rejects.toThrow(OutboxUnavailableError)
  vi.unstubAllGlobals()
  expect(await listSubmissions()).toEqual([])
})

test('a database that never answers is unavailable', async () => {
  await closeConnection()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => Reflect.construct(IDBOpenDBRequest, []))
  const listing = expect(listSubmissions()).rejects.toThrow('5000 ms')
  await vi.advanceTimersByTimeAsync(60_000)
  await listing
  vi.useRealTimers()
})

test('a change that never ends is aborted, and the next one gets a new connection', async () => {
  await listSubmissions()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const record = contactRecord()
  const { promise: isPut, resolve: put } = Promise.withResolvers<void>()
  const { promise: isUndone, resolve: goOn } = Promise.withResolvers<void>()
  // A transaction stays open as long as requests are added, so this change would never end by itself.
  const changing = changeOutbox(async (stores) => {
    await stores.put(record).then(() => put())
    for (;;) await stores.get('nothing').catch(goOn)
  })
  const ending = expect(changing).rejects.toThrow('30000 ms')
  await isPut
  await vi.advanceTimersByTimeAsync(60_000)
  await ending
  await isUndone
  vi.useRealTimers()
  expect(await getSubmission(record.id)).toBeUndefined()
})

test('a connection whose database process has died is opened again', async () => {
  const record = contactRecord()
  await addSubmission(record)
  const getting = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => {
    throw new DOMException('Connection to Indexed Database server lost. Refresh the page to try again', 'UnknownError')
  })
  expect(await getSubmission(record.id)).toEqual(record)
  // `get` is called once on the lost connection, then once for each of the two stores that hold submissions.
  expect(getting).toHaveBeenCalledTimes(3)
})

test('mistakes in the code do not become storage errors', async () => {
  const mistake = transact(['drafts'], 'readonly', async () => {
    throw new TypeError('undefined is not a function')
  })
  await expect(mistake).rejects.toThrow(TypeError)
})
