import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { RESUME_MAX_BYTES } from '#contract/resume/resume.ts'
import {
  BODY_DIGEST_HEADER,
  FRAMED_TYPE,
  PART_BYTES,
  PART_DIGEST_HEADER,
  PARTS_HEADER,
  PARTS_KEPT_MS,
  PARTS_PATH,
} from '#contract/submission/parts.ts'
import { encodeContent, SEALED_TYPE, SEALING_KEY_HEADER } from '#contract/submission/sealing.ts'
import { CAPTCHA_HEADER, IDEMPOTENCY_HEADER, KIND_HEADER } from '#contract/submission/submission.ts'
import { pdfOf } from '#contract/testing/resumes.ts'
import { removeOld } from '../retention.ts'
import { loadSubmission } from '../store/submissions.ts'
import { outcome, readReply, startTestRelay, type TestRelay } from '../testing/relay.ts'
import { application } from '../testing/sample-submissions.ts'
import { fetchSealingKey, sealFor } from '../testing/sealing.ts'
import { sha256 } from './body-digest.ts'
import { FILE_CHECKS_PER_SOLUTION } from './file-check-limit.ts'

const resume = { name: 'Hồ sơ.pdf', bytes: pdfOf(2.5 * PART_BYTES) }
const CONSENT = { at: '2026-06-01T08:00:00.000Z', locale: 'vi', policyVersion: '2026-11-28' }
const CONTENT = { payload: application, consent: CONSENT, resume }
const body = Buffer.from(encodeContent(CONTENT))

const partOf = (whole: Uint8Array, index: number) => whole.subarray(index * PART_BYTES, (index + 1) * PART_BYTES)
const partCount = (whole: Uint8Array) => Math.ceil(whole.length / PART_BYTES)

async function putPart(
  relay: TestRelay,
  id: string,
  index: number,
  part: Uint8Array,
  { digest = sha256(part), token }: { digest?: string; token?: string } = {},
) {
  const headers = { [PART_DIGEST_HEADER]: digest, [CAPTCHA_HEADER]: token ?? (await relay.token(id)) }
  const init = { method: 'PUT', headers, body: Buffer.from(part) }
  return readReply(await fetch(`${relay.url}${PARTS_PATH}/${id}/${index}`, init))
}

async function putAll(relay: TestRelay, id: string, whole: Uint8Array) {
  for (let index = 0; index < partCount(whole); index++)
    expect((await putPart(relay, id, index, partOf(whole, index))).status).toBe(200)
}

const listParts = async (relay: TestRelay, id: string) => readReply(await fetch(`${relay.url}${PARTS_PATH}/${id}`))

/** Submits an application whose parts the relay has stored already. The request itself has an empty body. */
const submitParts = async (relay: TestRelay, id: string, whole: Uint8Array, headers: Record<string, string> = {}) =>
  relay.post(new Uint8Array(), {
    'content-type': FRAMED_TYPE,
    [IDEMPOTENCY_HEADER]: id,
    [KIND_HEADER]: 'application',
    [CAPTCHA_HEADER]: await relay.token(id),
    [PARTS_HEADER]: String(partCount(whole)),
    [BODY_DIGEST_HEADER]: sha256(whole),
    ...headers,
  })

const storedParts = ({ store }: TestRelay) => store.db.selectFrom('parts').select('position').execute()

test('an application in parts is stored like one in one go, each repeats the other, and its parts are deleted', async () => {
  const relay = await startTestRelay()
  const id = randomUUID()
  expect((await listParts(relay, id)).body).toEqual({ ok: true, accepted: false, digests: {} })
  await putAll(relay, id, body)
  const digests = [0, 1, 2].map((index) => sha256(partOf(body, index)))
  expect((await listParts(relay, id)).body).toEqual({ ok: true, accepted: false, digests: { ...digests } })

  const reply = await submitParts(relay, id, body)
  expect(reply.status).toBe(201)
  const stored = await loadSubmission(relay.store, id)
  expect(stored).toMatchObject({ kind: 'application', payload: application, consent: CONSENT })
  expect(stored.attachments).toMatchObject([{ fileName: resume.name, mediaType: 'application/pdf' }])
  expect(Buffer.from(stored.attachments[0]?.content ?? []).equals(Buffer.from(resume.bytes))).toBe(true)
  expect(await storedParts(relay)).toEqual([])

  expect((await listParts(relay, id)).body).toEqual({ ok: true, accepted: true, digests: {} })
  expect((await putPart(relay, id, 1, partOf(body, 1))).status).toBe(200)
  expect(await storedParts(relay), 'a late part is not kept').toEqual([])
  for (const repeat of [await submitParts(relay, id, body), await relay.apply(id, resume)])
    expect(repeat).toMatchObject({ status: 200, body: reply.body })
  expect(outcome(await relay.apply(id, { ...resume, bytes: pdfOf(3000) }))).toMatchObject({ code: 'key_reused' })
})

test('an encrypted application comes in parts as well', async () => {
  const relay = await startTestRelay()
  const id = randomUUID()
  const key = await fetchSealingKey(relay)
  const sealed = await sealFor(key, id, 'application', CONTENT)
  await putAll(relay, id, sealed)
  const headers = { 'content-type': SEALED_TYPE, [SEALING_KEY_HEADER]: key.id }
  expect((await submitParts(relay, id, sealed, headers)).status).toBe(201)
  expect(await loadSubmission(relay.store, id)).toMatchObject({ payload: application })
})

test('parts that are missing, damaged or of another try are asked for again, never refused for good', async () => {
  const relay = await startTestRelay()
  const id = randomUUID()
  const again = { status: 409, code: 'incomplete' }
  expect(outcome(await submitParts(relay, id, body))).toMatchObject(again)
  await putAll(relay, id, body)
  expect(
    outcome(await putPart(relay, id, 1, partOf(body, 1).subarray(1), { digest: sha256(partOf(body, 1)) })),
  ).toMatchObject(again)
  const late = Buffer.from(partOf(body, 1)).fill(0, 0, 9)
  expect((await putPart(relay, id, 1, late)).status).toBe(200)
  expect(outcome(await submitParts(relay, id, body))).toMatchObject(again)
  await putPart(relay, id, 1, partOf(body, 1))
  expect((await submitParts(relay, id, body)).status).toBe(201)
})

test('content that breaks a rule is refused as in one go', async () => {
  const relay = await startTestRelay({}, { closedJobs: [application.jobTitle] })
  for (const [content, refusal] of [
    [CONTENT, { status: 409, code: 'closed' }],
    [
      { ...CONTENT, payload: { ...application, email: 'x' } },
      { status: 400, code: 'invalid' },
    ],
    [
      { payload: application, consent: CONSENT },
      { status: 400, code: 'invalid', fields: { resume: 'resume_required' } },
    ],
  ] as const) {
    const [id, whole] = [randomUUID(), Buffer.from(encodeContent(content))]
    await putAll(relay, id, whole)
    expect(outcome(await submitParts(relay, id, whole))).toMatchObject(refusal)
  }
  const id = randomUUID()
  await putAll(relay, id, Buffer.from('no frame'))
  expect(outcome(await submitParts(relay, id, Buffer.from('no frame')))).toMatchObject({ status: 400, code: 'invalid' })
})

test('a captcha pays for a few openings of a packed body only, whole or in parts', async () => {
  const relay = await startTestRelay()
  const id = randomUUID()
  const wrong = Buffer.from(encodeContent({ ...CONTENT, payload: { ...application, email: 'x' } }))
  await putAll(relay, id, wrong)
  const headers = { [CAPTCHA_HEADER]: await relay.token(id) }
  const inOneGo = { ...headers, 'content-type': FRAMED_TYPE, [IDEMPOTENCY_HEADER]: id, [KIND_HEADER]: 'application' }
  const codes = []
  for (let count = 0; count < 3; count++) {
    codes.push((await submitParts(relay, id, wrong, headers)).body.code)
    codes.push((await relay.post(new Uint8Array(wrong), inOneGo)).body.code)
  }
  expect(codes).toEqual([...Array(FILE_CHECKS_PER_SOLUTION).fill('invalid'), 'captcha'])
  const read = vi.spyOn(relay.store.db, 'selectFrom')
  expect((await submitParts(relay, id, wrong, headers)).body.code).toBe('captcha')
  expect(read, 'no part is read').not.toHaveBeenCalledWith('parts')
})

test('without a solved captcha for this submission no part is stored, and none is read', async () => {
  const relay = await startTestRelay()
  const id = randomUUID()
  for (const token of ['none', await relay.token(randomUUID())])
    expect(outcome(await putPart(relay, id, 0, partOf(body, 0), { token }))).toMatchObject({ code: 'captcha' })
  expect(await storedParts(relay)).toEqual([])
  await putAll(relay, id, body)
  const headers = { [CAPTCHA_HEADER]: 'none' }
  expect(outcome(await submitParts(relay, id, body, headers))).toMatchObject({ status: 403, code: 'captcha' })
})

test('parts of no submission, of no number and of another size are refused', async () => {
  const relay = await startTestRelay()
  const part = partOf(body, 0)
  expect((await putPart(relay, 'x', 0, part, { token: 'none' })).status).toBe(400)
  for (const index of [-1, 1.5, 99]) expect((await putPart(relay, randomUUID(), index, part)).status).toBe(400)
  expect(outcome(await putPart(relay, randomUUID(), 0, body))).toMatchObject({ status: 413, code: 'too_large' })
  for (const count of ['0', '99', 'x'])
    expect((await submitParts(relay, randomUUID(), body, { [PARTS_HEADER]: count })).status).toBe(400)
  expect(await storedParts(relay)).toEqual([])
})

test('parts that are larger together than any submission are refused', async () => {
  const relay = await startTestRelay()
  const id = randomUUID()
  const whole = Buffer.concat([body, Buffer.alloc(RESUME_MAX_BYTES - body.length + 70_000)])
  const token = await relay.token(id)
  for (let index = 0; index < partCount(whole); index++)
    expect((await putPart(relay, id, index, partOf(whole, index), { token })).status).toBe(200)
  expect(outcome(await submitParts(relay, id, whole))).toMatchObject({ status: 413, code: 'too_large' })
})

test('parts count towards the bytes of a day, once for each content', async () => {
  const relay = await startTestRelay({ DAILY_MB_PER_ADDRESS: '1' })
  const first = randomUUID()
  await putAll(relay, first, body)
  expect((await submitParts(relay, first, body)).status).toBe(201)
  const second = randomUUID()
  // All five requests send the same content, so only the first counts towards the client's daily limit of 1 MB.
  for (let count = 0; count < 5; count++) expect((await putPart(relay, second, 0, Buffer.alloc(1))).status).toBe(200)
  const statuses = []
  // A part that replaces a part with other content counts towards the daily limit: otherwise a client could replace
  // small parts by large ones without limit.
  for (let count = 0; count < 3; count++)
    statuses.push((await putPart(relay, second, 0, Buffer.alloc(PART_BYTES, count))).status)
  // The first application has used 650 kB of the daily megabyte. The first of the three parts adds 262 kB. The second
  // exceeds the limit, but is still accepted: a request is refused only if the limit has been reached before it.
  expect(statuses).toEqual([200, 200, 429])
})

test('parts that were never submitted are deleted after a day', async () => {
  const relay = await startTestRelay()
  await putAll(relay, randomUUID(), body)
  const after = (ms: number) => removeOld(relay.store, 180, relay.store.folder ?? '', new Date(Date.now() + ms))
  await after(PARTS_KEPT_MS - 60_000)
  expect(await storedParts(relay)).toHaveLength(3)
  await after(PARTS_KEPT_MS + 1000)
  expect(await storedParts(relay)).toEqual([])
})
