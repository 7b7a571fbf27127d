import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addSubmission } from '#client/device/outbox/outbox.ts'
import { markTold, type Outcome } from '#client/device/outbox/outcomes.ts'
import { markAccepted } from '#client/device/sending/sending-states.ts'
import { emptyOutbox } from '#client/device/testing/outbox-on-device.ts'
import { contactRecord } from '#client/device/testing/sample-submissions.ts'
import { notifyOfOutcomes, notifyOfWaiting, startNotificationClicks } from './outcome-notification.ts'

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

/** Stores a finished submission whose author has not been told the outcome. */
async function finished(state: Outcome, changes = {}) {
  const record = contactRecord({ locale: 'en', ...(state !== 'accepted' && { state, untold: true }), ...changes })
  await addSubmission(record)
  if (state === 'accepted') await markAccepted(record.id, { receipt: record.receipt, acceptedAt: '' })
  return record
}

test('a sent submission is announced with its receipt, in its language, and leads to the outbox', async () => {
  const { receipt } = await finished('accepted', { locale: 'vi' })
  await notifyOfOutcomes()
  const [title, options] = showNotification.mock.calls[0] ?? []
  expect(title).toBe('Đã gửi xong')
  expect(options).toMatchObject({ body: expect.stringContaining(receipt), lang: 'vi', data: { url: '/vi/outbox' } })
})

test('rejected and expired submissions get one notification each, the more urgent first', async () => {
  await finished('accepted')
  await finished('rejected')
  await finished('expired', { locale: 'vi' })
  await notifyOfOutcomes()
  expect(showNotification.mock.calls.map(([title, { tag, lang }]) => [title, tag, lang])).toEqual([
    ['Not accepted', 'rejected', 'en'],
    ['Quá hạn, chưa được xác nhận', 'expired', 'vi'],
    ['Sent', 'accepted', 'en'],
  ])
})

test('the visitor is asked to open the site for what waits', async () => {
  const waiting = contactRecord({ locale: 'en' })
  await addSubmission(waiting)
  await finished('rejected')
  await notifyOfWaiting()
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    'Not sent yet',
    expect.objectContaining({ body: expect.stringContaining(waiting.receipt), data: { url: '/outbox' } }),
  )
})

test('several submissions share a notification, in the language of the newest', async () => {
  await finished('accepted', { createdAt: 2, locale: 'vi' })
  await finished('accepted', { createdAt: 1 })
  await notifyOfOutcomes()
  expect(showNotification).toHaveBeenCalledTimes(1)
  expect(showNotification.mock.calls[0]?.[1]).toMatchObject({
    body: expect.stringContaining('2'),
    data: { url: '/vi/outbox' },
  })
})

test('nothing is said about submissions whose author has been told, or has left the device', async () => {
  await finished('accepted')
  await finished('rejected', { authorLeft: true })
  const { id } = await finished('expired')
  await markTold([id])
  await notifyOfOutcomes()
  expect(showNotification).toHaveBeenCalledTimes(1)
  expect(showNotification.mock.calls[0]?.[0]).toBe('Sent')
})

test('there is no notification without permission, while a page is visible, or without outcomes', async () => {
  await addSubmission(contactRecord())
  await notifyOfOutcomes()
  await finished('accepted')
  windows = [{ visibilityState: 'visible' }]
  await notifyOfOutcomes()
  windows = [{ visibilityState: 'hidden' }]
  vi.stubGlobal('Notification', { permission: 'default' })
  await notifyOfOutcomes()
  vi.stubGlobal('Notification', undefined)
  await notifyOfOutcomes()
  expect(showNotification).not.toHaveBeenCalled()
})

test.each([
  ['shows the page that is open at its address', ['/vi/about-us', '/vi/outbox'], true],
  ['opens it where only other pages are open', ['/vi/about-us', '/outbox'], false],
])('a press on a notification closes it, and %s', async (_, open, isOpen) => {
  const focus = vi.fn(async (_url: string) => {})
  const openWindow = vi.fn(async (_url: string) => {})
  const tabs = open.map((path) => `https://lat.example${path}`).map((url) => ({ url, focus: () => focus(url) }))
  const addEventListener = vi.fn()
  vi.stubGlobal('addEventListener', addEventListener)
  vi.stubGlobal('location', { href: 'https://lat.example/sw.js' })
  vi.stubGlobal('clients', { matchAll: async () => tabs, openWindow })
  startNotificationClicks()
  const [type, listener] = addEventListener.mock.calls[0] ?? []
  expect(type).toBe('notificationclick')
  const close = vi.fn()
  const waitUntil = vi.fn()
  listener({ notification: { close, data: { url: '/vi/outbox' } }, waitUntil })
  await waitUntil.mock.calls[0]?.[0]
  expect(close).toHaveBeenCalledOnce()
  const [used, unused] = isOpen ? [focus, openWindow] : [openWindow, focus]
  expect(used.mock.calls).toEqual([['https://lat.example/vi/outbox']])
  expect(unused).not.toHaveBeenCalled()
})
