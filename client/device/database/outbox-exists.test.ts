import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { loadDraft } from '#client/device/drafts/drafts.ts'
import { addSubmission } from '#client/device/outbox/outbox.ts'
import { contactRecord } from '#client/device/testing/sample-submissions.ts'
import { mayHaveOutbox, whenOutboxExists } from './outbox-exists.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('loading a draft does not create the database', async () => {
  expect(await loadDraft('contact')).toBeUndefined()
  expect(await mayHaveOutbox()).toBe(false)
})

test('a device has an outbox after its first submission', async () => {
  let exists = false
  const waiting = whenOutboxExists().then(() => {
    exists = true
  })
  await indexedDB.databases()
  await new Promise((resolve) => setTimeout(resolve))
  expect(exists).toBe(false)
  await addSubmission(contactRecord())
  await waiting
})

test('a page that Back shows looks for an outbox once more', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('indexedDB', {
    databases: vi
      .fn()
      .mockResolvedValueOnce([])
      .mockResolvedValue([{ name: 'lat' }]),
  })
  const waiting = whenOutboxExists()
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await expect(waiting).resolves.toBeUndefined()
})

test.each([
  ['cannot list its databases', {}],
  ['refuses to list them', { databases: () => Promise.reject(new DOMException('', 'SecurityError')) }],
  ['does not answer', { databases: () => new Promise(() => {}) }],
  ['has no IndexedDB', undefined],
])('a browser that %s may have one', async (_name, indexedDB) => {
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', indexedDB)
  const waiting = whenOutboxExists()
  await vi.runAllTimersAsync()
  await expect(waiting).resolves.toBeUndefined()
})
