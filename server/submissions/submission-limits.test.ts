import { request } from 'node:http'
import { expect, test, vi } from 'vitest'
import { PARTS_HEADER } from '#contract/submission/parts.ts'
import { CONTACT_PATH, IDEMPOTENCY_HEADER } from '#contract/submission/submission.ts'
import { pdfOf, validResumes } from '#contract/testing/resumes.ts'
import { outcome, type Reply, startTestRelay, WAIT_TIMEOUT_MS } from '../testing/relay.ts'
import { applicationForm, enquiry } from '../testing/sample-submissions.ts'
import { FILE_CHECKS_PER_SOLUTION } from './file-check-limit.ts'
import { SLOTS_PER_CLIENT } from './upload-slots.ts'

const ID = '6f1c1c1e-8a53-4c39-9a53-0f2d8a1b7c01'
const resume = { name: 'Hồ sơ.pdf', bytes: pdfOf(3000) }
const form = 'multipart/form-data; boundary=x'

test('job, captcha and file are checked in this order: no file is checked without a solved captcha', async () => {
  const relay = await startTestRelay({}, { closedJobs: ['Tester'] })
  const hostile = { name: 'cv.pdf', bytes: (await validResumes())[4]?.bytes ?? new Uint8Array() }
  const [solved, used] = [await relay.token(), await relay.token()]
  expect((await relay.postForm(applicationForm(resume, {}, used))).status).toBe(201)
  expect((await relay.postForm(applicationForm(hostile, { jobTitle: 'Tester' }))).status).toBe(409)
  for (const token of [undefined, used, 'nonsense']) {
    expect(outcome(await relay.postForm(applicationForm(hostile, {}, token)))).toMatchObject({
      status: 403,
      code: 'captcha',
    })
  }
  // A refusal does not use up the captcha: a correct file may follow.
  expect((await relay.postForm(applicationForm(hostile, {}, solved))).status).toBe(415)
  expect((await relay.postForm(applicationForm(resume, {}, solved))).status).toBe(201)
})

test('a solved captcha is accepted whatever others at the same address send', async () => {
  const relay = await startTestRelay()
  const hostile = { ...resume, name: 'cv.docx' }
  const solved = await relay.token()
  for (let count = 0; count < 40; count++) {
    expect((await relay.postForm(applicationForm(resume, {}, `junk ${count}`))).status).toBe(403)
    expect((await relay.postForm(applicationForm(hostile, {}, await relay.token()))).status).toBe(415)
  }
  expect((await relay.post({ payload: enquiry, captchaToken: await relay.token() })).status).toBe(201)
  expect((await relay.postForm(applicationForm(resume, {}, solved))).status).toBe(201)
})

test('a flood of invalid tokens uses up no limit', async () => {
  const relay = await startTestRelay({ RATE_LIMIT_PER_MINUTE: '5' })
  const captchaToken = await relay.token()
  const junk = Array.from({ length: 60 }, () => relay.post({ payload: enquiry, captchaToken: 'junk' }))
  const sound = relay.post({ payload: enquiry, captchaToken })
  expect(new Set((await Promise.all(junk)).map(({ status }) => status))).toEqual(new Set([403]))
  expect((await sound).status).toBe(201)
})

test('a captcha solution pays for a few file checks only', async () => {
  const relay = await startTestRelay()
  const hostile = { ...resume, name: 'cv.docx' }
  const [used, solved] = [await relay.token(), await relay.token()]
  const send = (token: string) => relay.postForm(applicationForm(hostile, {}, token))
  const replies = await Promise.all(Array.from({ length: 20 }, () => send(used)))
  expect(replies.filter(({ status }) => status === 415)).toHaveLength(FILE_CHECKS_PER_SOLUTION)
  expect(new Set(replies.map(({ body }) => body.code))).toEqual(new Set(['wrong_type', 'captcha']))
  expect((await send(solved)).status).toBe(415)
})

test('many visitors at one address do not wait for each other', async () => {
  const relay = await startTestRelay()
  const tokens = await Promise.all(Array.from({ length: 40 }, () => relay.token()))
  const replies = await Promise.all(tokens.map((token) => relay.post({ payload: enquiry, captchaToken: token })))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
})

test('a captcha solved for another application is refused', async () => {
  const relay = await startTestRelay()
  const token = await relay.token('0b9d8f0a-26a4-4a5f-8d8b-7a1f0d2c3e02')
  const reply = await relay.postForm(applicationForm(resume, {}, token), { [IDEMPOTENCY_HEADER]: ID })
  expect(outcome(reply)).toMatchObject({ status: 403, code: 'captcha' })
})

test('an application over the rate limit is asked to wait, and accepted later', async () => {
  const limited = await startTestRelay({ RATE_LIMIT_PER_MINUTE: '1' })
  const later = await startTestRelay({}, { store: limited.store })
  expect((await limited.apply(undefined, resume)).status).toBe(201)
  const again = applicationForm(resume, {}, await later.token())
  const refused = await limited.postForm(again)
  expect(outcome(refused)).toMatchObject({ status: 429, code: 'rate_limited' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await later.postForm(again)).status).toBe(201)
})

test('a client that uses up its upload slots keeps nobody else from applying', async () => {
  const relay = await startTestRelay({ TRUST_PROXY: 'true' })
  const hostile = { 'x-forwarded-for': '192.0.2.1' }
  const begin = () => {
    const headers = { 'content-type': form, 'content-length': '100000', ...hostile }
    const begun = request(`${relay.url}${CONTACT_PATH}`, { method: 'POST', headers })
    begun.on('error', () => {})
    begun.write('--x\r\n')
    return begun
  }
  const slow = Array.from({ length: SLOTS_PER_CLIENT }, begin)
  await vi.waitFor(
    async () => {
      const reply = await relay.postForm(applicationForm({ name: 'cv.pdf', bytes: pdfOf(1_000_000) }), hostile)
      expect(outcome(reply)).toMatchObject({ status: 503, code: 'unavailable' })
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    },
    { timeout: WAIT_TIMEOUT_MS },
  )
  // Enquiries need no upload slot.
  expect((await relay.post({ payload: enquiry, captchaToken: await relay.token() }, hostile)).status).toBe(201)
  expect((await relay.apply(undefined, resume)).status).toBe(201)
  for (const begun of slow) begun.destroy()
  await vi.waitFor(
    async () => {
      const reply = await relay.postForm(applicationForm(resume, {}, await relay.token()), hostile)
      expect(reply.status).toBe(201)
    },
    { timeout: WAIT_TIMEOUT_MS },
  )
})

test('the rate limit for applications is lower than the one for enquiries', async () => {
  const relay = await startTestRelay({ RATE_LIMIT_PER_MINUTE: '5' })
  expect((await relay.apply(undefined, resume)).status).toBe(201)
  expect(outcome(await relay.apply(undefined, resume))).toMatchObject({ status: 429, code: 'rate_limited' })
  expect((await relay.submit(undefined)).status).toBe(201)
})

test('daily budgets limit one client and all together; enquiries have their own', async () => {
  const relay = await startTestRelay({ DAILY_MB: '2', DAILY_MB_PER_ADDRESS: '1', TRUST_PROXY: 'true' })
  const from = (client: number) => ({ 'x-forwarded-for': `192.0.2.${client}` })
  const apply = async (client: number) => {
    const sent = applicationForm({ name: 'cv.pdf', bytes: pdfOf(1_100_000) }, {}, await relay.token())
    return relay.postForm(sent, from(client))
  }
  expect((await apply(1)).status).toBe(201)
  const own = await apply(1)
  expect(outcome(own)).toMatchObject({ status: 429, code: 'rate_limited' })
  expect(Number(own.headers.get('retry-after'))).toBeGreaterThan(3600)
  expect((await apply(2)).status).toBe(201)
  expect(outcome(await apply(3))).toMatchObject({ status: 507, code: 'storage_full' })
  expect((await relay.submit(undefined)).status).toBe(201)

  const write = async (client: number) =>
    relay.post({ payload: { ...enquiry, message: 'ế'.repeat(5000) }, captchaToken: await relay.token() }, from(client))
  const replies: Reply[] = []
  for (let count = 0; count < 8; count++) replies.push(await write(1))
  expect(replies.filter(({ status }) => status === 201).length).toBeGreaterThan(5)
  expect(outcome(replies.at(-1) as Reply)).toMatchObject({ status: 429, code: 'rate_limited' })
  expect((await write(2)).status).toBe(201)
})

test('a client cannot fill the disk beyond the daily budget with fields beside the payload', async () => {
  const relay = await startTestRelay({ DAILY_MB_PER_ADDRESS: '1' })
  const at = `2026-03-01T10:20:30.${'0'.repeat(50_000)}Z`
  for (let count = 0; count < 10; count++) await relay.submit(undefined, {}, { consent: { at, locale: 'vi' } })
  const rows = await relay.store.db.selectFrom('submissions').select(['payload', 'consent']).execute()
  expect(rows.map(({ payload, consent }) => payload + consent).join('').length).toBeLessThan(200_000)
})

test('a refused application does not count for the daily budget', async () => {
  const relay = await startTestRelay({ DAILY_MB_PER_ADDRESS: '1' })
  for (let count = 0; count < 4; count++) {
    expect((await relay.apply(undefined, { name: 'cv.docx', bytes: pdfOf(1_100_000) })).status).toBe(415)
  }
  expect((await relay.apply(undefined, resume)).status).toBe(201)
})

test('a form counts for the daily budget, even if a header says that it was sent in parts', async () => {
  const relay = await startTestRelay({ DAILY_MB_PER_ADDRESS: '1' })
  const file = { name: 'cv.pdf', bytes: pdfOf(600_000) }
  const statuses = []
  for (let count = 0; count < 3; count++)
    statuses.push((await relay.apply(undefined, file, {}, { [PARTS_HEADER]: '1' })).status)
  expect(statuses).toEqual([201, 201, 429])
})

test('simultaneous applications do not exceed the daily budget', async () => {
  const relay = await startTestRelay({ DAILY_MB_PER_ADDRESS: '1' })
  const file = { name: 'cv.pdf', bytes: pdfOf(600_000) }
  const replies = await Promise.all(Array.from({ length: 6 }, () => relay.apply(undefined, file)))
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 429, 429, 429, 429])
})

test('nothing is stored while the disk is nearly full, so that mails can still be recorded as sent', async () => {
  const relay = await startTestRelay()
  relay.store.folder = '/proc' // a file system without a free byte
  expect(outcome(await relay.apply(undefined, resume))).toMatchObject({ status: 507, code: 'storage_full' })
  expect(outcome(await relay.submit(undefined))).toMatchObject({ status: 507, code: 'storage_full' })
})
