import { beforeEach, describe, expect, test, vi } from 'vitest'
import { OutboxFullError } from '#client/device/database/outbox-database.ts'
import { listSubmissions } from '#client/device/outbox/outbox.ts'
import { errorReply, receiptReply } from '#client/device/testing/fake-relay.ts'
import { stubFullDevice } from '#client/device/testing/outbox-on-device.ts'
import { stubSessionStorage } from '#client/device/testing/web-storage.ts'
import { PARTS_PATH } from '#contract/submission/parts.ts'
import { DeliveryUnknownError } from './send-unstored.ts'
import { submit } from './submit.ts'
import { FakeRequest } from './testing/fake-request.ts'
import { APPLICATION, ENQUIRY, keyOf, keysOf, relay, setUpDevice, stubDevice } from './testing/submitting.ts'

setUpDevice()

test('a device that stores nothing sends directly when online', async () => {
  stubFullDevice()
  relay((key) => receiptReply(key))
  const [onStored, onUnstored] = [vi.fn(), vi.fn()]
  const result = await submit(ENQUIRY, { onStored, onUnstored })
  expect(result).toMatchObject({ outcome: 'accepted', receipt: 'LAT-7F3K-9QX2' })
  expect([onStored.mock.calls, onUnstored.mock.calls]).toEqual([[], [[]]])
})

test('a device that stores nothing gets the rejection', async () => {
  stubFullDevice()
  relay(() => errorReply(400, 'invalid'))
  expect(await submit(ENQUIRY)).toMatchObject({ outcome: 'rejected', failure: { code: 'invalid' } })
})

test('a device that stores nothing rejects without a network, so that the form keeps its content', async () => {
  stubDevice({ onLine: false })
  stubFullDevice()
  relay(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(submit({ ...ENQUIRY, captchaToken: undefined })).rejects.toThrow(OutboxFullError)
})

describe('on a device that stores nothing', () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))

  // `void`, because Vitest would call the returned spy as a clean-up.
  beforeEach(() => void stubFullDevice())

  test('after a lost answer delivery is unknown, and pressing again repeats the same submission until there is a receipt', async () => {
    const fetch = relay(lost)
    await expect(submit(ENQUIRY)).rejects.toThrow(DeliveryUnknownError)
    await expect(submit(ENQUIRY)).rejects.toThrow(DeliveryUnknownError)
    fetch.mockImplementation(async () => receiptReply(keysOf(fetch).at(-1) as string))
    expect(await submit(ENQUIRY)).toMatchObject({ outcome: 'accepted' })
    expect(await submit(ENQUIRY)).toMatchObject({ outcome: 'accepted' })
    const [first, second, third, later] = keysOf(fetch)
    expect([second, third]).toEqual([first, first])
    expect(later).not.toBe(first)
  })

  test('changed content gets a new id, and the old content keeps its id', async () => {
    const fetch = relay(lost)
    const changed = { ...ENQUIRY, payload: { ...ENQUIRY.payload, message: 'Another' } }
    for (const request of [ENQUIRY, changed, ENQUIRY]) await expect(submit(request)).rejects.toThrow()
    const [first, second, third] = keysOf(fetch)
    expect(second).not.toBe(first)
    expect(third).toBe(first)
  })

  test('an application with another file gets a new id', async () => {
    const press = async (text: string) => {
      const submitting = expect(submit({ ...APPLICATION, resume: new File([text], 'cv.pdf') })).rejects.toThrow()
      const place = FakeRequest.sent.length
      const upload = await FakeRequest.started(place)
      upload.onerror?.()
      await submitting
      return keyOf(upload)
    }
    const first = await press('%PDF-1.7 one')
    expect(await press('%PDF-1.7 one')).toBe(first)
    expect(await press('%PDF-1.7 two')).not.toBe(first)
  })

  test('after a change of the language an application is repeated with the same id and the same texts', async () => {
    const translated = { ...APPLICATION.payload, jobTitle: 'Kỹ sư kiểm thử' }
    const uploads: FakeRequest[] = []
    for (const payload of [APPLICATION.payload, translated]) {
      const submitting = expect(submit({ ...APPLICATION, payload })).rejects.toThrow(DeliveryUnknownError)
      const upload = await FakeRequest.started(uploads.length)
      upload.onerror?.()
      await submitting
      uploads.push(upload)
    }
    const [first, second] = uploads.map((upload) => [keyOf(upload), upload.body.get('payload')])
    expect(second).toEqual(first)
  })

  test('a large application that broke off goes on in parts when "Send" is pressed again', async () => {
    const request = { ...APPLICATION, resume: new File(['%PDF-1.7', 'x'.repeat(600 * 1024)], 'cv.pdf') }
    const first = expect(submit(request)).rejects.toThrow(DeliveryUnknownError)
    const whole = await FakeRequest.started()
    whole.onerror?.()
    await first
    const second = submit(request)
    const list = await FakeRequest.started(1)
    expect([list.method, new URL(list.url).pathname]).toEqual(['GET', `${PARTS_PATH}/${keyOf(whole)}`])
    await list.reply(Response.json({ ok: true, accepted: true, digests: {} }))
    const posted = await FakeRequest.started(2)
    await posted.reply(receiptReply(keyOf(whole)))
    expect(await second).toMatchObject({ outcome: 'accepted', id: keyOf(whole) })
  })

  test('a submission that the relay refuses, or that was never posted, did not arrive', async () => {
    const request = { ...ENQUIRY, payload: { ...ENQUIRY.payload, message: 'Refused' } }
    relay(() => errorReply(429, 'rate_limited'))
    await expect(submit(request)).rejects.toThrow(OutboxFullError)
    relay(lost)
    await expect(submit({ ...request, captchaToken: undefined })).rejects.toThrow(OutboxFullError)
  })

  test('a submission is sent although the browser believes to be offline', async () => {
    stubDevice({ onLine: false })
    relay((key) => receiptReply(key))
    expect(await submit(ENQUIRY)).toMatchObject({ outcome: 'accepted' })
  })
})

test('if the database has stored a submission but did not answer in time, pressing again repeats the same submission', async () => {
  await listSubmissions()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const fetch = relay(() => Promise.reject(new TypeError('Failed to fetch')))
  const listening = vi.spyOn(IDBTransaction.prototype, 'addEventListener').mockImplementation(() => {})
  let failure: unknown
  submit(ENQUIRY).catch((error) => {
    failure = error
  })
  while (!failure) {
    await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(failure).toBeInstanceOf(DeliveryUnknownError)
  listening.mockRestore()
  vi.useRealTimers()
  const [stored] = await listSubmissions()

  fetch.mockImplementation(async (_url, init) =>
    receiptReply(String(new Headers(init?.headers).get('Idempotency-Key'))),
  )
  expect(await submit(ENQUIRY)).toMatchObject({ outcome: 'accepted', id: stored?.id })
  expect(await listSubmissions()).toHaveLength(1)
})

// Keep this test last. It resets the modules: error classes that are imported after it are not the classes imported at
// the top of this file, so later tests could not recognise errors by their class.
test('the id outlives a reload of the page', async () => {
  stubFullDevice()
  stubSessionStorage()
  const fetch = relay(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(submit(ENQUIRY)).rejects.toThrow()
  vi.resetModules()
  const reloaded = await import('./submit.ts')
  await expect(reloaded.submit(ENQUIRY)).rejects.toThrow('not known')
  const [first, second] = keysOf(fetch)
  expect(second).toBe(first)
})
