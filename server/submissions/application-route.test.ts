import { expect, test } from 'vitest'
import { RESUME_MAX_BYTES } from '#contract/resume/resume.ts'
import { receiptCode } from '#contract/submission/receipt-code.ts'
import { SUBMISSION_VERSION, VERSION_HEADER } from '#contract/submission/submission.ts'
import { pdfOf } from '#contract/testing/resumes.ts'
import { loadSubmission } from '../store/submissions.ts'
import { outcome, startTestRelay } from '../testing/relay.ts'
import { application, applicationForm } from '../testing/sample-submissions.ts'

const ID = '6f1c1c1e-8a53-4c39-9a53-0f2d8a1b7c01'
const resume = { name: 'Hồ sơ.pdf', bytes: pdfOf(3000) }

test('an application is stored with its resume and its mail before it gets its receipt', async () => {
  const relay = await startTestRelay()
  const reply = await relay.apply(ID, resume)
  expect(reply.status).toBe(201)
  expect(reply.body).toEqual({ ok: true, id: ID, receipt: receiptCode(ID), acceptedAt: expect.any(String) })
  expect(await loadSubmission(relay.store, ID)).toMatchObject({ kind: 'application', payload: application })
  expect(await relay.store.db.selectFrom('mails').selectAll().execute()).toMatchObject([
    { submission_id: ID, message_id: `<${ID}.application@lat.example>`, state: 'queued' },
  ])
  expect(relay.wakeUps()).toBe(1)
})

const WRONG_FIELDS: [what: string, changes: object, fields: Record<string, string>][] = [
  ['no first name', { firstName: '' }, { firstName: 'required' }],
  ['a blank last name', { lastName: '   ' }, { lastName: 'required' }],
  ['no mail address', { email: undefined }, { email: 'required' }],
  ['a mail address without domain', { email: 'a@b' }, { email: 'email_invalid' }],
  ['a mail address that ends in one letter', { email: 'a@b.c' }, { email: 'email_invalid' }],
  ['a phone of another country', { phone: '+1 212 555 0100' }, { phone: 'phone_invalid_application' }],
  ['a phone with a wrong second digit', { phone: '0201234567' }, { phone: 'phone_invalid_application' }],
  ['a phone that is too short', { phone: '090123456' }, { phone: 'phone_invalid_application' }],
  ['no phone', { phone: '' }, { phone: 'required' }],
  ['no job', { jobTitle: '' }, { jobTitle: 'required' }],
  ['a long job', { jobTitle: 'x'.repeat(201) }, { jobTitle: 'too_long' }],
  ['a job of two lines', { jobTitle: 'Tester\r\nBcc: x@evil.example' }, { jobTitle: 'invalid' }],
  ['a long name', { firstName: 'x'.repeat(101) }, { firstName: 'too_long' }],
  ['a number as name', { lastName: 7 }, { lastName: 'invalid' }],
  ['no locations', { locations: undefined }, { locations: 'invalid' }],
  ['a location that is no list', { locations: 'Hà Nội' }, { locations: 'invalid' }],
  ['a location that is no text', { locations: [1] }, { locations: 'invalid' }],
  ['eleven locations', { locations: Array(11).fill('x') }, { locations: 'too_long' }],
  ['a location of two lines', { locations: ['a\nb'] }, { locations: 'invalid' }],
  ['an unknown field', { company: 'Lát' }, { company: 'unknown_field' }],
  [
    'three wrong fields',
    { firstName: '', phone: '1', email: 'x' },
    { firstName: 'required', phone: 'phone_invalid_application', email: 'email_invalid' },
  ],
]

test('wrong fields are refused, and each is named', async () => {
  const relay = await startTestRelay()
  for (const [what, changes, fields] of WRONG_FIELDS) {
    const reply = await relay.postForm(applicationForm(resume, changes))
    expect(outcome(reply), what).toEqual({ status: 400, code: 'invalid', fields })
  }
})

test('a refusal names wrong fields and a wrong resume together', async () => {
  const relay = await startTestRelay()
  const wrong = { phone: '1' }
  const phone = 'phone_invalid_application'
  const replies = [
    await relay.postForm(applicationForm({ name: 'cv.exe', bytes: resume.bytes }, wrong)),
    await relay.postForm(applicationForm({ name: 'cv.pdf', bytes: pdfOf(RESUME_MAX_BYTES + 1) }, wrong)),
    await relay.postForm(applicationForm(undefined, wrong)),
  ]
  const errors = ['resume_format', 'resume_too_large', 'resume_required']
  expect(replies.map(outcome)).toEqual(
    errors.map((error) => ({ status: 400, code: 'invalid', fields: { phone, resume: error } })),
  )
})

test('an application for a closed job is refused, one for an unknown job accepted', async () => {
  const relay = await startTestRelay({}, { closedJobs: ['Kiểm thử viên', 'Tester'] })
  for (const jobTitle of ['Kiểm thử viên', ' Tester ']) {
    expect(outcome(await relay.apply(undefined, resume, { jobTitle }))).toMatchObject({ status: 409, code: 'closed' })
  }
  expect((await relay.apply(ID, resume, { jobTitle: 'Renamed meanwhile' })).status).toBe(201)
})

test('a filled honeypot is refused', async () => {
  const relay = await startTestRelay()
  const filled = applicationForm(resume, {}, await relay.token())
  filled.append('website', 'https://evil.example')
  expect(outcome(await relay.postForm(filled))).toEqual({
    status: 400,
    code: 'invalid',
    fields: { website: 'invalid' },
  })
  const empty = applicationForm(resume, {}, await relay.token())
  empty.append('website', '')
  expect((await relay.postForm(empty)).status).toBe(201)
})

test('a submission of a newer release is asked to come again', async () => {
  const relay = await startTestRelay()
  const reply = await relay.postForm(applicationForm(resume), { [VERSION_HEADER]: `${SUBMISSION_VERSION + 1}` })
  expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } })
})
