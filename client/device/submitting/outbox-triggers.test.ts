import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addSubmission, getSubmission } from '#client/device/outbox/outbox.ts'
import { receiptReply } from '#client/device/testing/fake-relay.ts'
import { emptyOutbox, WAIT_LONG } from '#client/device/testing/outbox-on-device.ts'
import { contactRecord } from '#client/device/testing/sample-submissions.ts'
import { sendNow, startOutboxTriggers } from './outbox-triggers.ts'
import { FakeRequest } from './testing/fake-request.ts'

const { locks } = navigator

beforeEach(async () => {
  await emptyOutbox()
  FakeRequest.sent = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('location', new URL('https://lat.example/outbox'))
  vi.stubGlobal('navigator', { locks, onLine: false })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Answers the first request with a receipt once it has been sent, and waits until the submission is accepted. */
async function accept(id: string): Promise<void> {
  await vi.waitFor(() => expect(FakeRequest.sent).toHaveLength(1), WAIT_LONG)
  await FakeRequest.sent[0]?.reply(receiptReply(id))
  await vi.waitFor(async () => expect(await getSubmission(id)).toMatchObject({ state: 'accepted' }), WAIT_LONG)
}

test('"Send now" sends although the browser believes to be offline', async () => {
  const { id } = await stored({ nextAttemptAt: Date.now() + 60_000 })
  void sendNow()
  await accept(id)
})

test('the timer also sends although the browser believes to be offline, later', async () => {
  stubPage()
  const { id } = await stored({ nextAttemptAt: Date.now() + 1000 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  startOutboxTriggers()
  while (FakeRequest.sent.length === 0) {
    await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(1000)
  }
  vi.useRealTimers()
  await accept(id)
})

test.each(['visibilitychange', 'pageshow'])(
  'what has not reached the relay is sent when the visitor comes back to the page (%s), as from the page of a captive portal',
  async (type) => {
    const page = stubPage()
    startOutboxTriggers()
    const { id } = await stored({ nextAttemptAt: Date.now() + 60_000, failure: { code: 'network', message: '' } })
    await stored({ nextAttemptAt: Date.now() + 60_000, failure: { code: 'unavailable', message: '' } })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(FakeRequest.sent).toEqual([])
    page.dispatchEvent(Object.assign(new Event(type), { persisted: true }))
    await accept(id)
    expect(FakeRequest.sent).toHaveLength(1)
  },
)

/** Replaces `window` and `document` by one event target, a page that the visitor sees. */
function stubPage(): EventTarget {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  for (const name of ['addEventListener', 'removeEventListener'] as const) vi.stubGlobal(name, page[name].bind(page))
  vi.stubGlobal('document', page)
  return page
}

async function stored(changes: Parameters<typeof contactRecord>[0]) {
  const record = contactRecord({ createdAt: Date.now(), ...changes })
  await addSubmission(record)
  return record
}
