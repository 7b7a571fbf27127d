import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addSubmission } from '#client/outbox/outbox.ts'
import { contactRecord, emptyOutbox } from '#client/outbox/testing.ts'
import { notifyOfSent } from './sent-notification.ts'

const showNotification = vi.fn(async (_title: string, _options: NotificationOptions) => {})
let windows: { visibilityState: string }[]

beforeEach(async () => {
  await emptyOutbox()
  showNotification.mockClear()
  windows = []
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('registration', { showNotification })
  vi.stubGlobal('clients', { matchAll: async () => windows })
  vi.stubGlobal('Notification', { permission: 'granted' })
})
afterEach(() => vi.unstubAllGlobals())

async function stored(locale: 'en' | 'vi') {
  const record = contactRecord({ createdAt: Date.now(), locale })
  await addSubmission(record)
  return record
}

test('one that was sent is told with its receipt, in its language, and leads to the outbox', async () => {
  const { id, receipt } = await stored('vi')
  await notifyOfSent([id])
  const [title, options] = showNotification.mock.calls[0] ?? []
  expect(title).toBe('Đã gửi xong')
  expect(options).toMatchObject({ body: expect.stringContaining(receipt), lang: 'vi', data: { url: '/vi/outbox' } })
})

test('several are told at once', async () => {
  const ids = [await stored('en'), await stored('en')].map(({ id }) => id)
  await notifyOfSent(ids)
  expect(showNotification).toHaveBeenCalledTimes(1)
  expect(showNotification.mock.calls[0]?.[1]).toMatchObject({
    body: expect.stringContaining('2'),
    data: { url: '/outbox' },
  })
})

test('nobody is told who did not ask for it, who sees it anyway, or of nothing', async () => {
  const { id } = await stored('en')
  await notifyOfSent([])
  windows = [{ visibilityState: 'visible' }]
  await notifyOfSent([id])
  windows = [{ visibilityState: 'hidden' }]
  vi.stubGlobal('Notification', { permission: 'default' })
  await notifyOfSent([id])
  vi.stubGlobal('Notification', undefined)
  await notifyOfSent([id])
  expect(showNotification).not.toHaveBeenCalled()
})
