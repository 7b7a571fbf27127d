import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { emptyOutbox } from '#client/device/testing/outbox-on-device.ts'
import { contactRecord } from '#client/device/testing/sample-submissions.ts'
import { addSubmission, listSubmissions } from './outbox.ts'
import { type StoredSubmissions, watchSubmissions } from './watch-submissions.ts'

vi.mock('./outbox.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('./outbox.ts')>()
  return { ...original, listSubmissions: vi.fn(original.listSubmissions) }
})

const page = new EventTarget()

beforeEach(async () => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  await emptyOutbox()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('all listeners get the submissions now and after each change; the change is read once', async () => {
  const [badge, list] = [vi.fn<(stored: StoredSubmissions) => void>(), vi.fn<(stored: StoredSubmissions) => void>()]
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

test('an outbox that cannot be read does not count as empty, and is read again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.mocked(listSubmissions).mockRejectedValueOnce(new Error('refused'))
  const listener = vi.fn()
  const stop = watchSubmissions(listener)
  await vi.waitFor(() => expect(listener).toHaveBeenCalledExactlyOnceWith('unreadable'))
  vi.advanceTimersByTime(5000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(listener).toHaveBeenLastCalledWith([]))
  stop()
})

test('a browser that refuses the channel of changes, as Firefox does when it blocks cookies, is told what can be read', async () => {
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  const listener = vi.fn()
  const stop = watchSubmissions(listener)
  await vi.waitFor(() => expect(listener).toHaveBeenCalledExactlyOnceWith([]))
  stop()
})

test('a page that Back shows reads the outbox again', async () => {
  const listener = vi.fn()
  const stop = watchSubmissions(listener)
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1))
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2))
  stop()
})

test('a listener that has unsubscribed is not called', async () => {
  const listener = vi.fn()
  const stop = watchSubmissions(listener)
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1))
  stop()
  await addSubmission(contactRecord())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(listener).toHaveBeenCalledTimes(1)
})
