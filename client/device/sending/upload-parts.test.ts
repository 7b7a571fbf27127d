import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addSubmission, getSubmission } from '#client/device/outbox/outbox.ts'
import { sha256 } from '#client/device/sha256.ts'
import { errorReply, htmlReply, jsonReply, receiptReply } from '#client/device/testing/fake-relay.ts'
import { emptyOutbox } from '#client/device/testing/outbox-on-device.ts'
import { applicationSample, NOW } from '#client/device/testing/sample-submissions.ts'
import { BODY_DIGEST_HEADER, FRAMED_TYPE, PART_BYTES, PARTS_HEADER, PARTS_PATH } from '#contract/submission/parts.ts'
import { decodeContent } from '#contract/submission/sealing.ts'
import { CONTACT_PATH } from '#contract/submission/submission.ts'
import { sendOutbox } from './send-outbox.ts'

beforeEach(async () => {
  await emptyOutbox()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const solveCaptcha = vi.fn(async () => 'fresh token')

/**
 * A relay that stores the parts of submission `id`, and answers with `onSubmit` to the request that submits them.
 * `asked` lists the requests, with `ID` in place of the id, and `submitted` has the headers of the last submission.
 * After `breakAfter(n)` the line breaks once `n` more requests were answered.
 */
function relayWithParts(id: string, onSubmit: () => Response = () => receiptReply(id)) {
  const parts = new Map<number, Uint8Array>()
  let requestsUntilBreak = Number.POSITIVE_INFINITY
  const relay = {
    parts,
    asked: [] as string[],
    accepted: false,
    breakAfter: (requests: number) => {
      requestsUntilBreak = requests
    },
    submitted: new Headers(),
    fetch: vi.fn(async (path: string, init: RequestInit = {}): Promise<Response> => {
      if (requestsUntilBreak-- <= 0) throw new TypeError('The line broke')
      const { method, headers, body } = init
      relay.asked.push(`${method} ${path.replace(id, 'ID')}`)
      if (path === CONTACT_PATH) {
        relay.submitted = new Headers(headers)
        return onSubmit()
      }
      if (method === 'PUT') {
        parts.set(Number(path.split('/').at(-1)), new Uint8Array(body as ArrayBuffer))
        return jsonReply(200, { ok: true })
      }
      const digests: Record<number, string> = {}
      for (const [index, part] of parts) digests[index] = await sha256(part as Uint8Array<ArrayBuffer>)
      return jsonReply(200, { ok: true, accepted: relay.accepted, digests })
    }),
  }
  return relay
}

async function queuedLargeApplication(attempts: number) {
  const sample = await applicationSample({ attempts }, `%PDF-1.7 ${'x'.repeat(2.5 * PART_BYTES)}`)
  await addSubmission(sample.record, { resume: sample.resume })
  return sample
}

const send = (fetch: unknown) => sendOutbox({ fetch: fetch as typeof globalThis.fetch, solveCaptcha })

test('the first try sends a large application in one go, later tries send the parts that are missing', async () => {
  const { record, resume } = await queuedLargeApplication(0)
  const relay = relayWithParts(record.id)
  relay.breakAfter(0)
  await send(relay.fetch)
  expect(relay.fetch.mock.calls.map(([path]) => path)).toEqual([CONTACT_PATH])

  relay.breakAfter(2)
  vi.setSystemTime(NOW + 60_000)
  await send(relay.fetch)
  expect(await getSubmission(record.id)).toMatchObject({ state: 'queued', sentShare: 1 / 3 })
  relay.breakAfter(Number.POSITIVE_INFINITY)
  vi.setSystemTime(NOW + 10 * 60_000)
  await send(relay.fetch)
  const list = `GET ${PARTS_PATH}/ID`
  const put = (index: number) => `PUT ${PARTS_PATH}/ID/${index}`
  expect(relay.asked).toEqual([list, put(0), list, put(1), put(2), `POST ${CONTACT_PATH}`])
  expect(await getSubmission(record.id)).toMatchObject({ state: 'accepted' })

  const whole = new Uint8Array(await new Blob([...relay.parts.values()] as BlobPart[]).arrayBuffer())
  expect(relay.submitted.get('Content-Type')).toBe(FRAMED_TYPE)
  expect(relay.submitted.get(PARTS_HEADER)).toBe('3')
  expect(relay.submitted.get(BODY_DIGEST_HEADER)).toBe(await sha256(whole))
  const content = decodeContent(whole)
  expect(content.payload).toEqual(record.payload)
  expect(content.resume?.name).toBe(record.resume.name)
  expect(Buffer.from(content.resume?.bytes ?? []).equals(Buffer.from(resume))).toBe(true)
})

test('of a submission that was accepted no part is sent again', async () => {
  const { record } = await queuedLargeApplication(1)
  const relay = relayWithParts(record.id)
  relay.accepted = true
  await send(relay.fetch)
  expect(relay.asked).toEqual([`GET ${PARTS_PATH}/ID`, `POST ${CONTACT_PATH}`])
  expect(await getSubmission(record.id)).toMatchObject({ state: 'accepted' })
})

test('a relay that takes no parts gets the application in one go', async () => {
  const { record } = await queuedLargeApplication(1)
  const fetch = vi.fn(async (path: string, _init?: RequestInit) =>
    path === CONTACT_PATH ? receiptReply(record.id) : errorReply(404, 'not_found'),
  )
  await send(fetch)
  expect(fetch.mock.calls.map(([path]) => path)).toEqual([`${PARTS_PATH}/${record.id}`, CONTACT_PATH])
  expect(fetch.mock.calls[1]?.[1]?.body).toBeInstanceOf(FormData)
  expect(await getSubmission(record.id)).toMatchObject({ state: 'accepted' })
})

test.each([403, 405, 501])('where a firewall answers %i to PUT, the application goes in one go', async (status) => {
  const { record } = await queuedLargeApplication(1)
  const relay = relayWithParts(record.id)
  const fetch = vi.fn(async (path: string, init?: RequestInit) =>
    init?.method === 'PUT' ? htmlReply(status) : relay.fetch(path, init),
  )
  await send(fetch)
  expect(relay.asked).toEqual([`GET ${PARTS_PATH}/ID`, `POST ${CONTACT_PATH}`])
  expect(fetch.mock.calls.at(-1)?.[1]?.body).toBeInstanceOf(FormData)
  expect(await getSubmission(record.id)).toMatchObject({ state: 'accepted' })
})

test('where a firewall breaks off every PUT, the application goes in one go', async () => {
  const { record } = await queuedLargeApplication(1)
  const relay = relayWithParts(record.id)
  const fetch = vi.fn((path: string, init?: RequestInit) =>
    init?.method === 'PUT' ? Promise.reject(new TypeError('Reset')) : relay.fetch(path, init),
  )
  await send(fetch)
  expect(fetch.mock.calls.at(-1)?.[1]?.body).toBeInstanceOf(FormData)
  expect(await getSubmission(record.id)).toMatchObject({ state: 'accepted' })
})

test('a part that has used up its time is not repeated at once', async () => {
  const { record } = await queuedLargeApplication(1)
  const relay = relayWithParts(record.id)
  relay.parts.set(1, new Uint8Array(1))
  const fetch = vi.fn((path: string, init?: RequestInit) =>
    init?.method === 'PUT' ? Promise.reject(new DOMException('Late', 'TimeoutError')) : relay.fetch(path, init),
  )
  await send(fetch)
  expect(fetch.mock.calls.filter(([, init]) => init?.method === 'PUT')).toHaveLength(1)
  expect(await getSubmission(record.id)).toMatchObject({ state: 'queued', failure: { code: 'network' } })
})

test('an older relay that gets the parts submitted during a deploy refuses nothing for good', async () => {
  const { record } = await queuedLargeApplication(1)
  const relay = relayWithParts(record.id, () => errorReply(415, 'wrong_type'))
  await send(relay.fetch)
  expect(await getSubmission(record.id)).toMatchObject({ state: 'queued', failure: { code: 'key_unknown' } })
})

test('a captcha that has expired during the upload is solved anew, and the upload goes on', async () => {
  const { record } = await queuedLargeApplication(1)
  const relay = relayWithParts(record.id)
  let refusals = 1
  const fetch = vi.fn((path: string, init?: RequestInit) =>
    path.endsWith('/1') && refusals-- > 0 ? Promise.resolve(errorReply(403, 'captcha')) : relay.fetch(path, init),
  )
  solveCaptcha.mockClear()
  await send(fetch)
  expect(await getSubmission(record.id)).toMatchObject({ state: 'accepted' })
  expect(relay.asked.filter((request) => request.startsWith('PUT'))).toHaveLength(3)
  expect(solveCaptcha).toHaveBeenCalledOnce()
})

test.each([
  ['a refused part', () => errorReply(400, 'invalid'), 'incomplete'],
  ['a portal', () => htmlReply(200), 'network'],
  ['a relay that is down', () => htmlReply(502), 'unavailable'],
])('%s is tried again', async (_, reply, code) => {
  const { record } = await queuedLargeApplication(1)
  const relay = relayWithParts(record.id)
  const fetch = vi.fn((path: string, init?: RequestInit) =>
    init?.method === 'PUT' ? Promise.resolve(reply()) : relay.fetch(path, init),
  )
  await send(fetch)
  expect(await getSubmission(record.id)).toMatchObject({ state: 'queued', failure: { code } })
})
