import { request } from 'node:http'
import { expect, test } from 'vitest'
import { CONTACT_PATH, IDEMPOTENCY_HEADER } from '#contract/submission/submission.ts'
import { pdfOf } from '#contract/testing/resumes.ts'
import { loadSubmission } from '../store/submissions.ts'
import { outcome, startTestRelay } from '../testing/relay.ts'
import {
  application,
  applicationForm,
  enquiry,
  filePart,
  multipart,
  payloadPart,
} from '../testing/sample-submissions.ts'

const ID = '6f1c1c1e-8a53-4c39-9a53-0f2d8a1b7c01'
const resume = { name: 'Hồ sơ.pdf', bytes: pdfOf(3000) }

test('a form without a file is refused with `resume_required`', async () => {
  const relay = await startTestRelay()
  const missing = { status: 400, code: 'invalid', fields: { resume: 'resume_required' } }
  expect(outcome(await relay.postForm(applicationForm(undefined)))).toEqual(missing)
  // Browsers send the first part for an empty file input. The second part is a text field that has the name of the
  // file's part.
  for (const part of [filePart('filename=""', ''), 'name="attachments"\r\n\r\ncv.pdf']) {
    const { body, headers } = multipart(payloadPart(), part)
    expect(outcome(await relay.post(body, headers))).toEqual(missing)
  }
})

const fields = (count: number) => Array.from({ length: count }, (_, index) => `name="f${index}"\r\n\r\nx`)
const whole = multipart(payloadPart(), filePart())
const form = 'multipart/form-data; boundary=x'

const ODD_BODIES: [what: string, body: Uint8Array, type: string, status: number, code: string][] = [
  ['two resumes', multipart(payloadPart(), filePart(), filePart()).body, form, 400, 'invalid'],
  [
    'a file of another name',
    multipart(payloadPart(), 'name="cv"; filename="cv.pdf"\r\n\r\n%PDF-').body,
    form,
    400,
    'invalid',
  ],
  [
    'a second file of another name',
    multipart(payloadPart(), filePart(), 'name="cv"; filename="cv.pdf"\r\n\r\n%PDF-').body,
    form,
    400,
    'invalid',
  ],
  ['a form without end', whole.body.subarray(0, -8), form, 400, 'invalid'],
  ['a form cut in a part', whole.body.subarray(0, 60), form, 400, 'invalid'],
  ['another boundary', whole.body, 'multipart/form-data; boundary=y', 400, 'invalid'],
  ['no boundary', whole.body, 'multipart/form-data', 400, 'invalid'],
  ['a header that never ends', multipart(`name="${'x'.repeat(100_000)}`).body, form, 400, 'invalid'],
  ['a long field name', multipart(`name="${'x'.repeat(101)}"\r\n\r\nx`).body, form, 400, 'invalid'],
  ['a nested field', multipart('name="to[a]"\r\n\r\nx', payloadPart(), filePart()).body, form, 400, 'invalid'],
  ['the payload twice', multipart(payloadPart(), payloadPart(), filePart()).body, form, 400, 'invalid'],
  ['no payload', multipart(filePart()).body, form, 400, 'invalid'],
  ['a payload that is no JSON', multipart('name="payload"\r\n\r\n{', filePart()).body, form, 400, 'invalid'],
  ['a payload that is a list', multipart(payloadPart([application]), filePart()).body, form, 400, 'invalid'],
  ['a payload that is a text', multipart(payloadPart('x'), filePart()).body, form, 400, 'invalid'],
  ['a payload that is null', multipart(payloadPart(null), filePart()).body, form, 400, 'invalid'],
  ['an enquiry', multipart(payloadPart(enquiry), filePart()).body, form, 400, 'invalid'],
  ['thirteen fields', multipart(...fields(13), payloadPart(), filePart()).body, form, 400, 'invalid'],
  ['a thousand fields', multipart(...fields(1000)).body, form, 400, 'invalid'],
  [
    'a field of 65 kB',
    multipart(`name="message"\r\n\r\n${'x'.repeat(66_000)}`, payloadPart(), filePart()).body,
    form,
    413,
    'too_large',
  ],
  ['a mixed multipart', whole.body, 'multipart/mixed; boundary=x', 415, 'wrong_type'],
]

test('malformed bodies get a JSON error, and the relay goes on', async () => {
  const relay = await startTestRelay()
  const error = expect.stringMatching(/^[\x20-\x7e]+\.$/)
  for (const [what, body, type, status, code] of ODD_BODIES) {
    const reply = await relay.post(body, { 'content-type': type })
    expect(reply, what).toMatchObject({ status, body: { ok: false, code, error } })
  }
  expect((await relay.apply(ID, resume)).status).toBe(201)
})

test('a compressed form is refused', async () => {
  const relay = await startTestRelay()
  const { body, headers } = whole
  const reply = await relay.post(body, { ...headers, 'content-encoding': 'gzip' })
  expect(outcome(reply)).toEqual({ status: 415, code: 'wrong_type', fields: undefined })
})

test('an application as JSON is refused because it needs a resume', async () => {
  const relay = await startTestRelay()
  const reply = await relay.post({ payload: application, captchaToken: await relay.token() })
  expect(outcome(reply)).toEqual({ status: 415, code: 'wrong_type', fields: { resume: 'resume_required' } })
  expect(reply.body.error).toContain('multipart/form-data')
})

test('fields beside the payload are ignored, and the file need not come last', async () => {
  const relay = await startTestRelay()
  const token = await relay.token(ID)
  const { body, headers } = multipart(
    filePart(),
    'name="to"\r\n\r\nx@evil.example',
    'name="bcc"\r\n\r\nx@evil.example',
    `name="captchaToken"\r\n\r\n${token}`,
    payloadPart(),
  )
  expect((await relay.post(body, { ...headers, [IDEMPOTENCY_HEADER]: ID.toUpperCase() })).body.id).toBe(ID)
  expect(await loadSubmission(relay.store, ID)).toMatchObject({ payload: application })
})

test('a client that disappears in the middle of a file does not stop the relay', async () => {
  const relay = await startTestRelay()
  const { body, headers } = multipart(payloadPart(), filePart('filename="cv.pdf"', '%PDF-'.repeat(20_000)))
  await new Promise<void>((resolve) => {
    const half = request(`${relay.url}${CONTACT_PATH}`, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
    })
    half.on('error', () => resolve())
    half.write(body.subarray(0, 50_000), () => half.destroy(new Error('gone')))
  })
  expect((await relay.apply(ID, resume)).status).toBe(201)
})
