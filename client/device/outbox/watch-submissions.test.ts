import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { addSubmission, listSubmissions } from './outbox.ts'
import type { SubmissionRecord } from './submission-record.ts'
import { contactRecord, emptyOutbox } from './testing.ts'
import { watchSubmissions } from './watch-submissions.ts'

vi.mock('./outbox.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('./outbox.ts')>()
  return { ...original, listSubmissions: vi.fn(original.listSubmissions) }
})

beforeEach(emptyOutbox)

test('all listeners get the submissions now and after each change; the change is read once', async () => {
  const [badge, list] = [vi.fn<(records: SubmissionRecord[]) => void>(), vi.fn<(records: SubmissionRecord[]) => void>()]
  const stops = [watchSubmissions(badge), watchSubmissions(list)]
  await vi.waitFor(() => expect(list).toHaveBeenLastCalledWith([]))
  vi.mocked(listSubmissions).mockClear()
  const record = contactRecord()
  await addSubmission(record)
  await vi.waitFor(() => expect(list).toHaveBeenLastCalledWith([record]))
  expect(badge).toHaveBeenLastCalledWith([record])
  expect(listSubmissions).toHaveBeenCalledTimes(1)
  for (const stop of stops) stop()
})

test('a listener that has unsubscribed is not called, and one where nothing can be read gets an empty list', async () => {
  vi.mocked(listSubmissions).mockRejectedValueOnce(new Error('refused'))
  const listener = vi.fn()
  const stop = watchSubmissions(listener)
  await vi.waitFor(() => expect(listener).toHaveBeenCalledExactlyOnceWith([]))
  stop()
  await addSubmission(contactRecord())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(listener).toHaveBeenCalledTimes(1)
})
