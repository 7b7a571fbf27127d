import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { transactAtOnce } from '#client/device/database/transact.ts'
import { addSubmission } from '#client/device/outbox/outbox.ts'
import { contactRecord, DAY_MS, NOW } from '#client/device/testing/sample-submissions.ts'
import { deleteDraft, deleteOldDrafts, isDraftStored, loadDraft, saveDraft } from './drafts.ts'

beforeEach(() =>
  transactAtOnce(['drafts', 'submissions'], 'readwrite', (stores) =>
    Promise.all([stores.objectStore('drafts').clear(), stores.objectStore('submissions').clear()]),
  ),
)

function storedKeys(): Promise<string[]> {
  return transactAtOnce(['drafts'], 'readonly', (drafts) => drafts.objectStore('drafts').getAllKeys())
}

test('drafts are kept per form until they are deleted', async () => {
  await saveDraft('contact', { firstName: 'Lan' })
  await saveDraft('application', { firstName: 'An' })
  expect(await loadDraft('contact')).toEqual({ firstName: 'Lan' })
  await deleteDraft('contact')
  expect(await loadDraft('contact')).toBeUndefined()
  expect(await loadDraft('application')).toEqual({ firstName: 'An' })
  await deleteDraft('application')
  expect(await storedKeys()).toEqual([])
})

describe('a draft that was sent', () => {
  const submission = contactRecord()
  const storeKeys = (store: 'drafts' | 'submissions') =>
    transactAtOnce([store], 'readonly', (read) => read.objectStore(store).getAllKeys())

  beforeEach(async () => {
    await saveDraft('contact', { firstName: 'Lan' }, NOW)
    await addSubmission(submission, { drafts: ['contact'] })
  })

  test('is not loaded, and is deleted with the old drafts', async () => {
    expect(await loadDraft('contact', NOW)).toBeUndefined()
    expect(await isDraftStored('contact')).toBe(false)
    await deleteOldDrafts(NOW)
    expect(await storeKeys('drafts')).toEqual([])
  })

  test('is loaded if its submission is not on the device: the browser has not stored it', async () => {
    await transactAtOnce(['submissions'], 'readwrite', (write) => write.objectStore('submissions').clear())
    await deleteOldDrafts(NOW)
    expect(await loadDraft('contact', NOW)).toEqual({ firstName: 'Lan' })
    expect(await isDraftStored('contact')).toBe(true)
  })

  test('counts as unsent again once it is changed', async () => {
    await saveDraft('contact', { firstName: 'Anh' }, NOW)
    expect(await loadDraft('contact', NOW)).toEqual({ firstName: 'Anh' })
    await deleteDraft('contact')
    expect(await storeKeys('drafts')).toEqual([])
  })
})

test('a draft that another page changes right before the submission is stored does not count as sent', async () => {
  vi.resetModules()
  const other = await import('./drafts.ts')
  await saveDraft('contact', { firstName: 'Lan' })
  await other.saveDraft('contact', { firstName: 'An' })
  await addSubmission(contactRecord(), { drafts: ['contact'] })
  expect(await loadDraft('contact')).toEqual({ firstName: 'An' })
  await addSubmission(contactRecord(), { drafts: ['contact'] })
  expect(await isDraftStored('contact')).toBe(false)
  await other.saveDraft('contact', { firstName: 'Anh' })
  expect(await loadDraft('contact')).toEqual({ firstName: 'Anh' })
})

test('a draft that is still being written when its submission is stored counts as sent', async () => {
  const first = saveDraft('contact', { firstName: 'La' })
  const second = saveDraft('contact', { firstName: 'Lan' })
  await first
  await Promise.all([addSubmission(contactRecord(), { drafts: ['contact'] }), second])
  expect(await isDraftStored('contact')).toBe(false)
})

test('a page leaves a draft that another page has changed since; a page that has not used the form deletes any', async () => {
  const pages = []
  for (const _ of [1, 2, 3]) {
    vi.resetModules()
    pages.push(await import('./drafts.ts'))
  }
  const [page, other, outbox] = pages as [
    typeof import('./drafts.ts'),
    typeof import('./drafts.ts'),
    typeof import('./drafts.ts'),
  ]
  expect(await page.loadDraft('contact')).toBeUndefined()
  await other.saveDraft('contact', { firstName: 'An' })
  await page.deleteDraft('contact')
  expect(await isDraftStored('contact')).toBe(true)
  await page.loadDraft('contact')
  await other.saveDraft('contact', { firstName: 'Anh' })
  await page.deleteDraft('contact')
  expect(await isDraftStored('contact')).toBe(true)
  await outbox.deleteDraft('contact')
  expect(await isDraftStored('contact')).toBe(false)
})

describe('a draft that has not changed for a day', () => {
  test('is not loaded', async () => {
    await saveDraft('contact', { firstName: 'Lan' }, NOW)
    expect(await loadDraft('contact', NOW + DAY_MS)).toEqual({ firstName: 'Lan' })
    expect(await loadDraft('contact', NOW + DAY_MS + 1)).toBeUndefined()
  })

  test('is deleted, others are not', async () => {
    await saveDraft('application', { firstName: 'An' }, NOW)
    await saveDraft('application-resume', { bytes: new ArrayBuffer(3) }, NOW)
    await saveDraft('contact', { firstName: 'Lan' }, NOW)
    await saveDraft('contact', { firstName: 'Lan Anh' }, NOW + 1)
    await deleteOldDrafts(NOW + DAY_MS + 1)
    expect(await loadDraft('contact', NOW + DAY_MS + 1)).toEqual({ firstName: 'Lan Anh' })
    await deleteOldDrafts(NOW + DAY_MS + 2)
    expect(await storedKeys()).toEqual([])
  })

  test('without a time gets a day from the first check', async () => {
    await transactAtOnce(['drafts'], 'readwrite', (drafts) =>
      drafts.objectStore('drafts').put({ firstName: 'Lan' }, 'contact'),
    )
    await deleteOldDrafts(NOW)
    expect(await loadDraft('contact', NOW + DAY_MS)).toEqual({ firstName: 'Lan' })
    await deleteOldDrafts(NOW + DAY_MS + 1)
    expect(await storedKeys()).toEqual([])
  })

  test('is deleted too if the clock was years ahead when it was written', async () => {
    await saveDraft('contact', { firstName: 'Lan' }, NOW + 900 * DAY_MS)
    await deleteOldDrafts(NOW)
    expect(await loadDraft('contact', NOW)).toEqual({ firstName: 'Lan' })
    await deleteOldDrafts(NOW + DAY_MS + 1)
    expect(await storedKeys()).toEqual([])
  })
})
