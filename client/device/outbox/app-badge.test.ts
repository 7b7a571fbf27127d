import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyOutbox } from '#client/device/testing/outbox-on-device.ts'
import { contactRecord } from '#client/device/testing/sample-submissions.ts'
import { showAppBadge } from './app-badge.ts'
import { addSubmission, deleteSubmission } from './outbox.ts'

beforeEach(emptyOutbox)
afterEach(() => vi.unstubAllGlobals())

test('the icon counts submissions that wait or need their author, and shows no number without any', async () => {
  const badge: number[] = []
  vi.stubGlobal('navigator', {
    setAppBadge: async (count: number) => badge.push(count),
    clearAppBadge: async () => badge.push(0),
  })
  const record = contactRecord({ createdAt: Date.now() })
  await addSubmission(record)
  const rejected = contactRecord({ state: 'rejected' })
  await addSubmission(rejected)
  await showAppBadge()
  await deleteSubmission(record.id)
  await showAppBadge()
  await deleteSubmission(rejected.id)
  await showAppBadge()
  expect(badge).toEqual([2, 1, 0])
})

test.each([
  ['know no badge', {}],
  ['refuse it', { setAppBadge: () => Promise.reject(new Error('refused')) }],
])('browsers that %s cause no error', async (_what, navigator) => {
  vi.stubGlobal('navigator', { clearAppBadge: () => Promise.reject(new Error('refused')), ...navigator })
  await expect(showAppBadge()).resolves.toBeUndefined()
})
