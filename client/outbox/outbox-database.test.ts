import 'fake-indexeddb/auto'
import { deleteDB, openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addSubmission, getSubmission, listSubmissions } from './outbox.ts'
import { OutboxFullError, OutboxUnavailableError, withDatabase } from './outbox-database.ts'
import { contactRecord, emptyOutbox } from './testing.ts'

beforeEach(emptyOutbox)
afterEach(() => vi.restoreAllMocks())

test('a connection that the browser closed is opened again', async () => {
  const record = contactRecord()
  await addSubmission(record)
  await withDatabase(async (database) => database.close())
  expect(await getSubmission(record.id)).toEqual(record)
})

test('another tab may delete or upgrade the database; the outbox works on afterwards', async () => {
  await addSubmission(contactRecord())
  await deleteDB('lat')
  expect(await listSubmissions()).toEqual([])
})

test('a database of a later version of the site is unavailable, not broken', async () => {
  await withDatabase(async () => {})
  const later = await openDB('lat', 2)
  await expect(listSubmissions()).rejects.toThrow(OutboxUnavailableError)
  later.close()
  await deleteDB('lat')
  expect(await listSubmissions()).toEqual([])
})

test('a full device is told apart', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError')
  })
  await expect(addSubmission(contactRecord())).rejects.toThrow(OutboxFullError)
})

test('without IndexedDB the outbox is unavailable and recovers when it comes back', async () => {
  await withDatabase(async (database) => database.close())
  const opening = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Storage is forbidden', 'SecurityError')
  })
  await expect(listSubmissions()).rejects.toThrow(OutboxUnavailableError)
  opening.mockRestore()
  expect(await listSubmissions()).toEqual([])
})

test('a database that never answers is unavailable', async () => {
  await withDatabase(async (database) => database.close())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => Reflect.construct(IDBOpenDBRequest, []))
  const listing = expect(listSubmissions()).rejects.toThrow('did not open in time')
  await vi.advanceTimersByTimeAsync(60_000)
  await listing
  vi.useRealTimers()
})

test('mistakes in the code are not passed off as storage trouble', async () => {
  const mistake = withDatabase(async () => {
    throw new TypeError('undefined is not a function')
  })
  await expect(mistake).rejects.toThrow(TypeError)
})
