import { expect, test, vi } from 'vitest'
import { RESUME_MAX_BYTES } from '#contract/resume/resume.ts'
import { receiptCode } from '#contract/submission/receipt-code.ts'
import { IDEMPOTENCY_HEADER } from '#contract/submission/submission.ts'
import { pdfOf } from '#contract/testing/resumes.ts'
import { outcome, type Reply, startTestRelay } from '../testing/relay.ts'
import { application, applicationForm, enquiry } from '../testing/sample-submissions.ts'

const ID = '6f1c1c1e-8a53-4c39-9a53-0f2d8a1b7c01'
const resume = { name: 'Hồ sơ.pdf', bytes: pdfOf(3000) }

test('a repeat gets the first receipt, even with another file name', async () => {
  const relay = await startTestRelay()
  const first = await relay.apply(ID, resume)
  const repeat = await relay.postForm(applicationForm({ ...resume, name: 'other.pdf' }, { firstName: ' Ổi ' }), {
    [IDEMPOTENCY_HEADER]: ID,
  })
  expect(repeat.status).toBe(200)
  expect(repeat.body).toEqual(first.body)
  expect(relay.wakeUps()).toBe(1)
})

test('a known key with another body is refused as reused', async () => {
  const relay = await startTestRelay()
  await relay.apply(ID, resume)
  const key = { [IDEMPOTENCY_HEADER]: ID }
  const expectReused = (reply: Reply) => expect(outcome(reply)).toMatchObject({ status: 422, code: 'key_reused' })
  const invalid = [
    applicationForm(resume, { firstName: '' }),
    applicationForm(undefined),
    applicationForm({ ...resume, bytes: pdfOf(RESUME_MAX_BYTES + 1) }),
  ]
  const read = vi.spyOn(relay.store.db, 'selectFrom')
  for (const form of invalid) expectReused(await relay.postForm(form, key))
  expectReused(await relay.post({ payload: enquiry }, key))
  expect(read, 'a body that cannot be the same is not compared').not.toHaveBeenCalledWith('attachments')
  const valid = [applicationForm({ ...resume, bytes: pdfOf(3001) }), applicationForm(resume, { locations: [] })]
  for (const form of valid) expectReused(await relay.postForm(form, key))
  expect(read).toHaveBeenCalledWith('attachments')
})

test('of many simultaneous requests with the same key one is accepted, the others wait or get its receipt', async () => {
  const relay = await startTestRelay()
  const token = await relay.token(ID)
  const send = () => relay.postForm(applicationForm(resume, {}, token), { [IDEMPOTENCY_HEADER]: ID })
  const replies = await Promise.all(Array.from({ length: 8 }, send))
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
  for (const { status, body } of replies) {
    if (status === 409) expect(body.code).toBe('in_progress')
    else expect(body.receipt).toBe(receiptCode(ID))
  }
  expect(await relay.store.db.selectFrom('attachments').selectAll().execute()).toHaveLength(1)
  expect((await send()).status).toBe(200)
})

test('a key can be used again after a refusal', async () => {
  const relay = await startTestRelay()
  expect((await relay.apply(ID, { ...resume, name: 'cv.doc' })).status).toBe(415)
  expect((await relay.apply(ID, resume)).status).toBe(201)
})

test('a repeat gets its receipt after the job has closed', async () => {
  const open = await startTestRelay()
  const first = await open.apply(ID, resume)
  const closed = await startTestRelay({}, { store: open.store, closedJobs: [application.jobTitle] })
  const repeat = await closed.postForm(applicationForm(resume), { [IDEMPOTENCY_HEADER]: ID })
  expect(repeat).toMatchObject({ status: 200, body: first.body })
})
