import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { addSubmission, getSubmission } from '#client/device/outbox/outbox.ts'
import { emptyOutbox } from '#client/device/testing/outbox-on-device.ts'
import { applicationSample } from '#client/device/testing/sample-submissions.ts'
import { transact } from './transact.ts'

const page = vi.hoisted(() => {
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  return events
})

/** Dispatches `pagehide` or `pageshow`. `persisted` is true if the page goes into the bfcache or comes back from it. */
function dispatchTransition(type: 'pagehide' | 'pageshow', persisted: boolean): void {
  page.dispatchEvent(Object.assign(new Event(type), { persisted }))
}

beforeEach(emptyOutbox)

test('a page in the bfcache blocks no other page: its open transaction is aborted, and run again when it comes back', async () => {
  const { record } = await applicationSample()
  let isLeft = false
  let tries = 0
  const working = transact(['submissions'], 'readwrite', async (transaction) => {
    tries++
    const store = transaction.objectStore('submissions')
    await store.put(record)
    while (!isLeft) await store.get('nothing')
    return 'done'
  })
  await vi.waitFor(() => expect(tries).toBe(1))
  isLeft = true
  dispatchTransition('pagehide', true)

  const readOnAnotherPage = await openOnAnotherPage()
  expect(await readOnAnotherPage()).toEqual([])
  expect(tries).toBe(1)
  dispatchTransition('pageshow', true)
  expect(await working).toBe('done')
  expect(tries).toBe(2)
  expect(await readOnAnotherPage()).toEqual([record.id])
})

test('a page from the bfcache soon repeats requests whose answers were lost meanwhile', {
  timeout: 10_000,
}, async () => {
  const { record } = await applicationSample()
  const lost: { mockRestore: () => void }[] = []
  let tries = 0
  const working = transact(['submissions'], 'readwrite', async (transaction) => {
    tries++
    // Imitates Firefox, which dispatches no database events to a page in the bfcache.
    if (tries === 1)
      for (const { prototype } of [IDBTransaction, IDBRequest])
        lost.push(vi.spyOn(prototype, 'dispatchEvent').mockReturnValue(true))
    await transaction.objectStore('submissions').put(record)
  })
  await vi.waitFor(() => expect(tries).toBe(1))
  dispatchTransition('pagehide', true)
  await new Promise((resolve) => setTimeout(resolve, 50))
  for (const events of lost) events.mockRestore()

  dispatchTransition('pageshow', true)
  await working
  expect(tries).toBe(2)
  expect(await getSubmission(record.id)).toEqual(record)
})

test('an application is stored even if the page is left in the same moment', async () => {
  const { record, resume } = await applicationSample()
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  const adding = addSubmission(record, { resume })
  await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(2))
  dispatchTransition('pagehide', true)
  const readOnAnotherPage = await openOnAnotherPage()
  await vi.waitFor(async () => expect(await readOnAnotherPage()).toEqual([record.id]))
  dispatchTransition('pageshow', true)
  await adding
  expect(await getSubmission(record.id)).toEqual(record)
})

test('transactions of a page that does not go into the bfcache are not aborted', async () => {
  const { record } = await applicationSample()
  const adding = addSubmission(record)
  dispatchTransition('pagehide', false)
  await adding
  expect(await getSubmission(record.id)).toEqual(record)
})

/**
 * Opens the database as another page would, with a connection of its own. The returned function reads the ids of the
 * submissions in a `readwrite` transaction, so that it has to wait until the open transactions of the first page have
 * ended.
 */
async function openOnAnotherPage(): Promise<() => Promise<unknown>> {
  const opening = indexedDB.open('lat')
  await new Promise((resolve) => {
    opening.onsuccess = resolve
  })
  return () =>
    new Promise((resolve) => {
      const reading = opening.result.transaction('submissions', 'readwrite').objectStore('submissions').getAllKeys()
      reading.onsuccess = () => resolve(reading.result)
    })
}
