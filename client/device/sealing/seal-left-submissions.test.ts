import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { transactAtOnce } from '#client/device/database/transact.ts'
import { addSubmission, getSubmission, listSubmissions } from '#client/device/outbox/outbox.ts'
import { consentOf } from '#client/device/sending/consent.ts'
import { sendOutbox } from '#client/device/sending/send-outbox.ts'
import { makeAllDue } from '#client/device/sending/send-schedule.ts'
import * as sendingStates from '#client/device/sending/sending-states.ts'
import { errorReply, fakeRelay, jsonReply, receiptReply, requestOf } from '#client/device/testing/fake-relay.ts'
import { emptyOutbox, storedFileIds } from '#client/device/testing/outbox-on-device.ts'
import { applicationSample, contactRecord, NOW } from '#client/device/testing/sample-submissions.ts'
import { openSealed, RELAY_KEY } from '#client/device/testing/sealing.ts'
import { SEALED_TYPE, SEALING_KEY_PATH } from '#contract/submission/sealing.ts'
import { sealLeftSubmissions } from './seal-left-submissions.ts'

const { leaseNext, markFailed } = sendingStates
vi.mock(import('#client/device/sending/sending-states.ts'), { spy: true })

const LEFT = { authorLeft: true as const }
const deps = { solveCaptcha: async () => 'solved' }

/** Cache Storage with one cache, whose entries are texts. */
class MemoryCaches {
  readonly entries = new Map<string, string>()
  async open() {
    return {
      put: async (path: string, response: Response) => void this.entries.set(path, await response.text()),
      match: async (path: string) => {
        const text = this.entries.get(path)
        return text === undefined ? undefined : new Response(text)
      },
    }
  }
}

function keyReply(): Response {
  return jsonReply(200, RELAY_KEY)
}

/** Resolves with the content of the stores of submissions and files, as one text. Bytes are decoded as Latin-1. */
async function everythingStored(): Promise<string> {
  const [submissions, sealed, resumes] = await transactAtOnce(
    ['submissions', 'sealed', 'resumes'],
    'readonly',
    (read) =>
      Promise.all([
        read.objectStore('submissions').getAll(),
        read.objectStore('sealed').getAll(),
        read.objectStore('resumes').getAll(),
      ]),
  )
  return JSON.stringify([submissions, sealed]) + resumes.map((bytes) => Buffer.from(bytes).toString('latin1')).join()
}

beforeEach(async () => {
  await emptyOutbox()
  vi.stubGlobal('caches', new MemoryCaches())
  vi.stubGlobal('fetch', vi.fn(keyReply))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('of an application whose author has left nothing readable stays; the relay gets all of it', async () => {
  const { record, resume } = await applicationSample(LEFT, '%PDF-1.7 the content of a resume')
  await addSubmission(record, { resume })
  await sealLeftSubmissions()
  const [sealed] = await listSubmissions()
  expect(sealed).toMatchObject({ id: record.id, kind: 'application', state: 'queued', sealingKey: RELAY_KEY.id })
  const stored = await everythingStored()
  for (const text of [
    'lan@',
    'an@example.com',
    '0912345678',
    'Test Engineer',
    'hồ sơ',
    'test-engineer',
    'content of a',
  ]) {
    expect(stored, text).not.toContain(text)
  }
  const relay = fakeRelay(() => receiptReply(record.id))
  await sendOutbox({ ...deps, fetch: relay })
  const { headers, init } = requestOf(relay)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': SEALED_TYPE,
    'sealing-key': RELAY_KEY.id,
    'submission-kind': 'application',
    'captcha-token': 'solved',
    'idempotency-key': record.id,
  })
  expect(await openSealed(init.body as ArrayBuffer, record.id, 'application')).toEqual({
    payload: record.payload,
    consent: JSON.parse(JSON.stringify(consentOf(record))),
    resume: { name: 'hồ sơ.pdf', bytes: new Uint8Array(resume) },
  })
  expect(await listSubmissions()).toEqual([])
  expect(await storedFileIds()).toEqual([])
})

test('every attempt sends the same bytes', async () => {
  const record = contactRecord(LEFT)
  await addSubmission(record)
  await sealLeftSubmissions()
  const relay = fakeRelay(
    () => errorReply(503, 'unavailable'),
    () => receiptReply(record.id),
  )
  await sendOutbox({ ...deps, fetch: relay })
  await sealLeftSubmissions()
  await makeAllDue()
  await sendOutbox({ ...deps, fetch: relay })
  const [first, second] = [0, 1].map((call) => Buffer.from(requestOf(relay, call).init.body as ArrayBuffer))
  expect(second).toEqual(first)
  expect((await openSealed(requestOf(relay).init.body as ArrayBuffer, record.id, 'contact')).payload).toEqual(
    record.payload,
  )
})

test('a submission that is being sent meanwhile keeps its lease, its attempts and its later outcome', async () => {
  const record = contactRecord(LEFT)
  await addSubmission(record)
  await leaseNext(NOW)
  await sealLeftSubmissions()
  expect(await getSubmission(record.id)).toMatchObject({ state: 'sending', attempts: 1, sealingKey: RELAY_KEY.id })
  await markFailed(record.id, { code: 'network', message: 'lost' }, NOW + 1)
  expect(await getSubmission(record.id)).toMatchObject({ state: 'queued', sealingKey: RELAY_KEY.id })
})

test('a submission that was refused before it could be encrypted is encrypted as well', async () => {
  const record = contactRecord({ ...LEFT, state: 'rejected', failure: { code: 'invalid', message: 'No' } })
  await addSubmission(record)
  await sealLeftSubmissions()
  expect(await getSubmission(record.id)).toMatchObject({ state: 'rejected', sealingKey: RELAY_KEY.id })
  expect(await everythingStored()).not.toContain('lan@example.com')
})

test('an application that is encrypted right after it was leased is sent encrypted', async () => {
  const { record, resume } = await applicationSample(LEFT)
  await addSubmission(record, { resume })
  vi.mocked(leaseNext).mockImplementationOnce(async (...args) => {
    const leased = await leaseNext(...args)
    await sealLeftSubmissions()
    return leased
  })
  const relay = fakeRelay(() => receiptReply(record.id))
  expect(await sendOutbox({ ...deps, fetch: relay })).toBe(0)
  expect((await openSealed(requestOf(relay).init.body as ArrayBuffer, record.id, 'application')).payload).toEqual(
    record.payload,
  )
})

test('a submission whose author is still there stays readable', async () => {
  const record = contactRecord()
  await addSubmission(record)
  await sealLeftSubmissions()
  expect(await listSubmissions()).toEqual([record])
  expect(fetch).not.toHaveBeenCalled()
})

test('without a network the copy of the key is used; without a copy the submission stays as it is', async () => {
  const record = contactRecord(LEFT)
  await addSubmission(record)
  const offline = vi.fn(async () => {
    throw new TypeError('offline')
  })
  vi.stubGlobal('fetch', offline)
  await sealLeftSubmissions()
  expect(await listSubmissions()).toEqual([record])
  await (await caches.open('sealing-key')).put(SEALING_KEY_PATH, keyReply())
  await sealLeftSubmissions()
  expect(await listSubmissions()).toMatchObject([{ id: record.id, sealingKey: RELAY_KEY.id }])
})

test('a portal that answers in place of the relay gives no key', async () => {
  await addSubmission(contactRecord(LEFT))
  for (const reply of [() => new Response('<h1>Wi-Fi</h1>'), () => jsonReply(404, { ok: false, code: 'not_found' })]) {
    vi.stubGlobal('fetch', vi.fn(reply))
    await sealLeftSubmissions()
    expect((await listSubmissions())[0]).not.toHaveProperty('sealingKey')
  }
})

test('code of an earlier release, which would reject a sealed submission for good, does not see it', async () => {
  const record = contactRecord(LEFT)
  await addSubmission(record)
  await sealLeftSubmissions()
  expect(await transactAtOnce(['submissions'], 'readonly', (read) => read.objectStore('submissions').getAll())).toEqual(
    [],
  )
})

test('a relay that knows no sealed submissions is tried again; a refused resume is final', async () => {
  const { record, resume } = await applicationSample(LEFT)
  await addSubmission(record, { resume })
  await sealLeftSubmissions()
  await sendOutbox({ ...deps, fetch: fakeRelay(() => errorReply(415, 'wrong_type')) })
  expect(await getSubmission(record.id)).toMatchObject({ state: 'queued', failure: { code: 'key_unknown' } })
  await makeAllDue()
  const refusal = { ok: false, error: 'No', code: 'wrong_type', fields: { resume: 'resume_mismatch' } }
  await sendOutbox({ ...deps, fetch: fakeRelay(() => jsonReply(415, refusal)) })
  expect(await getSubmission(record.id)).toMatchObject({ state: 'rejected', failure: { code: 'wrong_type' } })
})
