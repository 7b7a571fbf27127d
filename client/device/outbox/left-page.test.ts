import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { addSubmission, getSubmission } from './outbox.ts'
import { applicationSample, emptyOutbox } from './testing.ts'
import { transact } from './transact.ts'

const page = vi.hoisted(() => {
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  return events
})

/** The page is left, or come back to. */
function transition(type: 'pagehide' | 'pageshow', persisted: boolean): void {
  page.dispatchEvent(Object.assign(new Event(type), { persisted }))
}

beforeEach(emptyOutbox)

test('a page that is left holds up nobody: what waits for it is undone, and done again when it is come back to', async () => {
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
  transition('pagehide', true)

  const another = await openedByAnotherPage()
  expect(await another('getAllKeys')).toEqual([])
  expect(tries).toBe(1)
  transition('pageshow', true)
  expect(await working).toBe('done')
  expect(tries).toBe(2)
  expect(await another('getAllKeys')).toEqual([record.id])
})

test('answers that got lost while a page was kept are asked for again soon after', { timeout: 10_000 }, async () => {
  const { record } = await applicationSample()
  const lost: { mockRestore: () => void }[] = []
  let tries = 0
  const working = transact(['submissions'], 'readwrite', async (transaction) => {
    tries++
    // As Firefox does, which tells a page nothing while it keeps it.
    if (tries === 1)
      for (const { prototype } of [IDBTransaction, IDBRequest])
        lost.push(vi.spyOn(prototype, 'dispatchEvent').mockReturnValue(true))
    await transaction.objectStore('submissions').put(record)
  })
  await vi.waitFor(() => expect(tries).toBe(1))
  transition('pagehide', true)
  await new Promise((resolve) => setTimeout(resolve, 50))
  for (const events of lost) events.mockRestore()

  transition('pageshow', true)
  await working
  expect(tries).toBe(2)
  expect(await getSubmission(record.id)).toEqual(record)
})

test('an application that was taken over is stored even if the page is left in the same moment', async () => {
  const { record, resume } = await applicationSample()
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  const adding = addSubmission(record, { resume })
  await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(2))
  transition('pagehide', true)
  const another = await openedByAnotherPage()
  await vi.waitFor(async () => expect(await another('getAllKeys')).toEqual([record.id]))
  transition('pageshow', true)
  await adding
  expect(await getSubmission(record.id)).toEqual(record)
})

test('a page that goes for good is left to the browser', async () => {
  const { record } = await applicationSample()
  const adding = addSubmission(record)
  transition('pagehide', false)
  await adding
  expect(await getSubmission(record.id)).toEqual(record)
})

/** Asks the store of submissions in a transaction that waits for those that write. */
async function openedByAnotherPage() {
  const opening = indexedDB.open('lat')
  await new Promise((resolve) => {
    opening.onsuccess = resolve
  })
  return (question: 'getAllKeys') =>
    new Promise((resolve) => {
      const asked = opening.result.transaction('submissions', 'readwrite').objectStore('submissions')[question]()
      asked.onsuccess = () => resolve(asked.result)
    })
}
