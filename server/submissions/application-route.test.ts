import { readdir, readlink } from 'node:fs/promises'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { RESUME_MAX_BYTES, RESUME_MEDIA_TYPES, resumeExtension } from '#contract/resume/resume.ts'
import { CONTACT_PATH, IDEMPOTENCY_HEADER, receiptCode, VERSION_HEADER } from '#contract/submission/submission.ts'
import { bytesOf, joined } from '#contract/testing/bytes.ts'
import { hostileResumes, pdfOf, soundResumes, unusualResumes } from '#contract/testing/resumes.ts'
import { documentParts, zipOf } from '#contract/testing/word-packages.ts'
import { startMailWorker } from '../mail/mail-worker.ts'
import { smtpTransport } from '../mail/smtp-transport.ts'
import { openStore, type Store } from '../store/store.ts'
import { loadSubmission } from '../store/submissions.ts'
import { application, applicationForm } from '../testing/application.ts'
import { startMailbox } from '../testing/mailbox.ts'
import {
  enquiry,
  mailSite,
  PATIENCE_MS,
  type Reply,
  readReply,
  silent,
  startTestRelay,
  temporaryFolder,
} from '../testing/relay.ts'
import { safeFileName } from './file-name.ts'
import { OPENINGS_PER_SOLUTION } from './openings.ts'
import { PLACES_PER_CLIENT } from './upload-slots.ts'

const ID = '6f1c1c1e-8a53-4c39-9a53-0f2d8a1b7c01'
const resume = { name: 'Hồ sơ.pdf', bytes: pdfOf(3000) }

/** A multipart body written by hand; the parts stand without their closing line break. */
function multipart(...parts: string[]): { body: Uint8Array; headers: Record<string, string> } {
  const body = parts.map((part) => `--x\r\nContent-Disposition: form-data; ${part}\r\n`).join('')
  return { body: Buffer.from(`${body}--x--\r\n`), headers: { 'content-type': 'multipart/form-data; boundary=x' } }
}

const payloadPart = (payload: unknown = application) => `name="payload"\r\n\r\n${JSON.stringify(payload)}`
const filePart = (parameters = 'filename="cv.pdf"', content = '%PDF-1.4 …') =>
  `name="attachments"; ${parameters}\r\n\r\n${content}`

/** What tests compare of a reply. */
const outcome = ({ status, body }: Reply) => ({ status, code: body.code, fields: body.fields })

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

test('every sound resume is taken as it is, with the media type of its extension', async () => {
  const relay = await startTestRelay()
  for (const { why, name, bytes } of [...(await soundResumes()), ...(await unusualResumes())]) {
    const reply = await relay.apply(undefined, { name, bytes })
    expect(outcome(reply), why).toMatchObject({ status: 201 })
    const { attachments } = await loadSubmission(relay.store, reply.body.id)
    expect(attachments, why).toHaveLength(1)
    expect(attachments[0]?.fileName, why).toBe(name.normalize('NFC'))
    expect(attachments[0]?.mediaType, why).toBe(RESUME_MEDIA_TYPES[resumeExtension(name) ?? 'pdf'])
    expect(Buffer.compare(attachments[0]?.content ?? Buffer.of(), bytes), why).toBe(0)
  }
})

test('a hostile resume of each kind is refused with its reason, and nothing is stored', async () => {
  const relay = await startTestRelay()
  // contract/resume-content.test.ts goes through all of them.
  const ofEachKind = new Map((await hostileResumes()).map((resume) => [resume.error, resume]))
  expect(ofEachKind.size).toBe(7)
  for (const { why, name, bytes, error } of ofEachKind.values()) {
    const reply = await relay.postForm(applicationForm({ name, bytes }, {}, await relay.token()))
    const [status, code] = error === 'resume_too_large' ? [413, 'too_large'] : [415, 'wrong_type']
    expect(outcome(reply), why).toEqual({ status, code, fields: { resume: error } })
    expect(reply.body.error, why).toMatch(/^The resume .+\.$/)
  }
  expect(await relay.store.db.selectFrom('submissions').selectAll().execute()).toEqual([])
})

const poses = (first: string) => zipOf({ mimetype: first, ...documentParts() }, { level: 0 })

test.each<[string, string, () => Promise<Uint8Array<ArrayBuffer>>]>([
  ['a book that is a Word document too', 'cv.docx', () => poses('application/epub+zip')],
  ['an OpenDocument text', 'cv.docx', () => poses('application/vnd.oasis.opendocument.text')],
  ['a program before a PDF', 'cv.pdf', async () => joined(bytesOf('MZ'), resume.bytes)],
  ['a picture before a PDF', 'cv.pdf', async () => joined(bytesOf('\xff\xd8\xff\xe0'), resume.bytes)],
])('%s is recognised', async (_name, name, content) => {
  const relay = await startTestRelay()
  expect(outcome(await relay.apply(undefined, { name, bytes: await content() }))).toEqual({
    status: 415,
    code: 'wrong_type',
    fields: { resume: 'resume_mismatch' },
  })
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

test('wrong fields are refused, each by its name', async () => {
  const relay = await startTestRelay()
  for (const [what, changes, fields] of WRONG_FIELDS) {
    const reply = await relay.postForm(applicationForm(resume, changes))
    expect(outcome(reply), what).toEqual({ status: 400, code: 'invalid', fields })
  }
})

test('wrong fields and a wrong resume are told together', async () => {
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

test('without a file the resume is missing', async () => {
  const relay = await startTestRelay()
  const missing = { status: 400, code: 'invalid', fields: { resume: 'resume_required' } }
  expect(outcome(await relay.postForm(applicationForm(undefined)))).toEqual(missing)
  // What browsers send for a file input that was left empty.
  for (const part of [filePart('filename=""', ''), 'name="attachments"\r\n\r\ncv.pdf']) {
    const { body, headers } = multipart(payloadPart(), part)
    expect(outcome(await relay.post(body, headers))).toEqual(missing)
  }
})

test('5 MiB are taken to the last byte, one more is not', async () => {
  const relay = await startTestRelay()
  const largest = { name: 'cv.pdf', bytes: pdfOf(RESUME_MAX_BYTES) }
  expect((await relay.apply(ID, largest)).status).toBe(201)
  const { attachments } = await loadSubmission(relay.store, ID)
  expect(Buffer.compare(attachments[0]?.content ?? Buffer.of(), largest.bytes)).toBe(0)
  const tooLarge = { status: 413, code: 'too_large', fields: { resume: 'resume_too_large' } }
  for (const bytes of [RESUME_MAX_BYTES + 1, 8_000_000]) {
    expect(outcome(await relay.apply(undefined, { name: 'cv.pdf', bytes: pdfOf(bytes) }))).toEqual(tooLarge)
  }
})

test('a file that is too large is told also when the fields come after it', async () => {
  const relay = await startTestRelay()
  const { body, headers } = multipart(filePart('filename="cv.pdf"', 'x'.repeat(12_000_000)), payloadPart())
  const inTwo = new ReadableStream({
    async start(controller) {
      controller.enqueue(body.subarray(0, 12_000_200))
      await sleep(100)
      controller.enqueue(body.subarray(12_000_200))
      controller.close()
    },
  })
  const init = { method: 'POST', headers, body: inTwo, duplex: 'half' } as RequestInit
  expect(outcome(await readReply(await fetch(relay.url + CONTACT_PATH, init)))).toEqual({
    status: 413,
    code: 'too_large',
    fields: { resume: 'resume_too_large' },
  })
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

test('odd bodies get a JSON error each, and the relay goes on', async () => {
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

test('an application as JSON hears that it needs a resume', async () => {
  const relay = await startTestRelay()
  const reply = await relay.post({ payload: application, captchaToken: await relay.token() })
  expect(outcome(reply)).toEqual({ status: 415, code: 'wrong_type', fields: { resume: 'resume_required' } })
  expect(reply.body.error).toContain('multipart/form-data')
})

test('what stands beside the payload changes nothing, and the file need not come last', async () => {
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

const FILE_NAMES: [what: string, parameters: string, stored: string][] = [
  ['a path', 'filename="../../etc/cv.pdf"', 'cv.pdf'],
  ['a path of Windows', 'filename="C:\\\\Users\\\\anh\\\\cv.pdf"', 'cv.pdf'],
  ['escaped line breaks', 'filename="cv%0D%0ABcc: x@evil.example.pdf"', 'cv Bcc_ x@evil.example.pdf'],
  ['a quotation mark', 'filename="my %22cv%22.pdf"', 'my _cv_.pdf'],
  ['an encoded name', "filename*=UTF-8''H%E1%BB%93%20s%C6%A1.pdf", 'Hồ sơ.pdf'],
  ['letters that turn round', 'filename="cv\u202exe.pdf"', 'cvxe.pdf'],
  ['a device', 'filename="con.pdf"', '_con.pdf'],
  ['a type that is not its own', 'filename="cv.pdf"\r\nContent-Type: text/html', 'cv.pdf'],
]

test('what is no part of a file name is not stored', async () => {
  const relay = await startTestRelay()
  for (const [what, parameters, fileName] of FILE_NAMES) {
    const token = `name="captchaToken"\r\n\r\n${await relay.token()}`
    const { body, headers } = multipart(token, payloadPart(), filePart(parameters))
    const reply = await relay.post(body, headers)
    expect(reply, what).toMatchObject({ status: 201 })
    const { attachments } = await loadSubmission(relay.store, reply.body.id)
    expect(attachments, what).toMatchObject([{ fileName, mediaType: 'application/pdf' }])
  }
})

test('a repeat gets the first receipt, whatever the file is called now', async () => {
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
  const others = [
    applicationForm({ ...resume, bytes: pdfOf(3001) }),
    applicationForm(resume, { locations: [] }),
    applicationForm(resume, { firstName: '' }),
    applicationForm(undefined),
    applicationForm({ ...resume, bytes: pdfOf(RESUME_MAX_BYTES + 1) }),
  ]
  for (const other of others) {
    expect(outcome(await relay.postForm(other, key))).toMatchObject({ status: 422, code: 'key_reused' })
  }
  expect(outcome(await relay.post({ payload: enquiry }, key))).toMatchObject({ status: 422, code: 'key_reused' })
})

test('of many requests with the same key at once one is accepted, the others wait or get its receipt', async () => {
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

test('a key is free again after a refusal', async () => {
  const relay = await startTestRelay()
  expect((await relay.apply(ID, { ...resume, name: 'cv.doc' })).status).toBe(415)
  expect((await relay.apply(ID, resume)).status).toBe(201)
})

test('a closed job takes no application, an unknown one does', async () => {
  const relay = await startTestRelay({}, { closedJobs: ['Kiểm thử viên', 'Tester'] })
  for (const jobTitle of ['Kiểm thử viên', ' Tester ']) {
    expect(outcome(await relay.apply(undefined, resume, { jobTitle }))).toMatchObject({ status: 409, code: 'closed' })
  }
  expect((await relay.apply(ID, resume, { jobTitle: 'Renamed meanwhile' })).status).toBe(201)
})

test('a job that closes later does not take back a receipt', async () => {
  const open = await startTestRelay()
  const first = await open.apply(ID, resume)
  const closed = await startTestRelay({}, { store: open.store, closedJobs: [application.jobTitle] })
  const repeat = await closed.postForm(applicationForm(resume), { [IDEMPOTENCY_HEADER]: ID })
  expect(repeat).toMatchObject({ status: 200, body: first.body })
})

test('job, captcha and file are checked in this order: nothing is opened for who has solved no captcha', async () => {
  const relay = await startTestRelay({}, { closedJobs: ['Tester'] })
  const hostile = { name: 'cv.pdf', bytes: (await soundResumes())[4]?.bytes ?? new Uint8Array() }
  const [solved, used] = [await relay.token(), await relay.token()]
  expect((await relay.postForm(applicationForm(resume, {}, used))).status).toBe(201)
  expect((await relay.postForm(applicationForm(hostile, { jobTitle: 'Tester' }))).status).toBe(409)
  for (const token of [undefined, used, 'nonsense']) {
    expect(outcome(await relay.postForm(applicationForm(hostile, {}, token)))).toMatchObject({
      status: 403,
      code: 'captcha',
    })
  }
  // A captcha that was solved is not spent on a refusal: the right file may follow.
  expect((await relay.postForm(applicationForm(hostile, {}, solved))).status).toBe(415)
  expect((await relay.postForm(applicationForm(resume, {}, solved))).status).toBe(201)
})

test('a sound solution is taken, whatever others behind its address send', async () => {
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

test('a flood of junk tokens at one moment counts for nothing', async () => {
  const relay = await startTestRelay({ RATE_LIMIT_PER_MINUTE: '5' })
  const captchaToken = await relay.token()
  const junk = Array.from({ length: 60 }, () => relay.post({ payload: enquiry, captchaToken: 'junk' }))
  const sound = relay.post({ payload: enquiry, captchaToken })
  expect(new Set((await Promise.all(junk)).map(({ status }) => status))).toEqual(new Set([403]))
  expect((await sound).status).toBe(201)
})

test('a solution opens a few files and no more, so that each costs its sender a captcha', async () => {
  const relay = await startTestRelay()
  const hostile = { ...resume, name: 'cv.docx' }
  const [used, solved] = [await relay.token(), await relay.token()]
  const send = (token: string) => relay.postForm(applicationForm(hostile, {}, token))
  const replies = await Promise.all(Array.from({ length: 20 }, () => send(used)))
  expect(replies.filter(({ status }) => status === 415)).toHaveLength(OPENINGS_PER_SOLUTION)
  expect(new Set(replies.map(({ body }) => body.code))).toEqual(new Set(['wrong_type', 'captcha']))
  expect((await send(solved)).status).toBe(415)
})

test('many who apply at once behind one address do not wait for each other', async () => {
  const relay = await startTestRelay()
  const tokens = await Promise.all(Array.from({ length: 40 }, () => relay.token()))
  const replies = await Promise.all(tokens.map((token) => relay.post({ payload: enquiry, captchaToken: token })))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
})

test('a captcha solved for another application does not count', async () => {
  const relay = await startTestRelay()
  const token = await relay.token('0b9d8f0a-26a4-4a5f-8d8b-7a1f0d2c3e02')
  const reply = await relay.postForm(applicationForm(resume, {}, token), { [IDEMPOTENCY_HEADER]: ID })
  expect(outcome(reply)).toMatchObject({ status: 403, code: 'captcha' })
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

test('an envelope of a newer release waits for its relay', async () => {
  const relay = await startTestRelay()
  const reply = await relay.postForm(applicationForm(resume), { [VERSION_HEADER]: '9' })
  expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } })
})

test('over the limit an application is asked to wait, and accepted later', async () => {
  const limited = await startTestRelay({ RATE_LIMIT_PER_MINUTE: '1' })
  const later = await startTestRelay({}, { store: limited.store })
  expect((await limited.apply(undefined, resume)).status).toBe(201)
  const again = applicationForm(resume, {}, await later.token())
  const refused = await limited.postForm(again)
  expect(outcome(refused)).toMatchObject({ status: 429, code: 'rate_limited' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await later.postForm(again)).status).toBe(201)
})

test('a client that holds all its places with slow lines keeps nobody else from applying', async () => {
  const relay = await startTestRelay({ TRUST_PROXY: 'true' })
  const hostile = { 'x-forwarded-for': '192.0.2.1' }
  const begin = () => {
    const headers = { 'content-type': form, 'content-length': '100000', ...hostile }
    const begun = request(`${relay.url}${CONTACT_PATH}`, { method: 'POST', headers })
    begun.on('error', () => {})
    begun.write('--x\r\n')
    return begun
  }
  const slow = Array.from({ length: PLACES_PER_CLIENT }, begin)
  await vi.waitFor(
    async () => {
      const reply = await relay.postForm(applicationForm({ name: 'cv.pdf', bytes: pdfOf(1_000_000) }), hostile)
      expect(outcome(reply)).toMatchObject({ status: 503, code: 'unavailable' })
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    },
    { timeout: PATIENCE_MS },
  )
  // Enquiries bring no file.
  expect((await relay.post({ payload: enquiry, captchaToken: await relay.token() }, hostile)).status).toBe(201)
  expect((await relay.apply(undefined, resume)).status).toBe(201)
  for (const begun of slow) begun.destroy()
  await vi.waitFor(
    async () => {
      const reply = await relay.postForm(applicationForm(resume, {}, await relay.token()), hostile)
      expect(reply.status).toBe(201)
    },
    { timeout: PATIENCE_MS },
  )
})

test('a file on its way in has no name that a crash could leave behind, and is gone afterwards', async () => {
  const relay = await startTestRelay()
  const folder = relay.store.folder as string
  const before = await readdir(folder)
  const { body, headers } = multipart(payloadPart(), filePart('filename="cv.pdf"', '%PDF-'.repeat(100_000)))
  const half = request(`${relay.url}${CONTACT_PATH}`, {
    method: 'POST',
    headers: { ...headers, 'content-length': body.length },
  })
  half.on('error', () => {})
  half.write(body.subarray(0, 200_000))
  await vi.waitFor(async () => expect(await openFilesIn(folder)).toContain('(deleted)'), { timeout: PATIENCE_MS })
  expect(await readdir(folder)).toEqual(before)
  half.destroy()
  await vi.waitFor(async () => expect(await openFilesIn(folder)).not.toContain('(deleted)'), { timeout: PATIENCE_MS })
  for (const file of [resume, { name: 'cv.exe', bytes: resume.bytes }, { name: 'cv.pdf', bytes: pdfOf(6_000_000) }]) {
    await relay.apply(undefined, file)
  }
  await vi.waitFor(async () => expect(await openFilesIn(folder)).not.toContain('(deleted)'), { timeout: PATIENCE_MS })
})

/** What this process has open in a folder, as Linux tells it: a deleted file says so. */
async function openFilesIn(folder: string): Promise<string> {
  const descriptors = await readdir('/proc/self/fd')
  const targets = await Promise.all(descriptors.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')))
  return targets.filter((target) => target.startsWith(folder)).join('\n')
}

test('applications are limited before enquiries are', async () => {
  const relay = await startTestRelay({ RATE_LIMIT_PER_MINUTE: '5' })
  expect((await relay.apply(undefined, resume)).status).toBe(201)
  expect(outcome(await relay.apply(undefined, resume))).toMatchObject({ status: 429, code: 'rate_limited' })
  expect((await relay.submit(undefined)).status).toBe(201)
})

test('one client cannot fill the disk, and all together not either; enquiries have a budget of their own', async () => {
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

test('what is refused takes nothing from the budget of a day', async () => {
  const relay = await startTestRelay({ DAILY_MB_PER_ADDRESS: '1' })
  for (let count = 0; count < 4; count++) {
    expect((await relay.apply(undefined, { name: 'cv.docx', bytes: pdfOf(1_100_000) })).status).toBe(415)
  }
  expect((await relay.apply(undefined, resume)).status).toBe(201)
})

test('many at once pass no budget that one after the other would not', async () => {
  const relay = await startTestRelay({ DAILY_MB_PER_ADDRESS: '1' })
  const file = { name: 'cv.pdf', bytes: pdfOf(600_000) }
  const replies = await Promise.all(Array.from({ length: 6 }, () => relay.apply(undefined, file)))
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 429, 429, 429, 429])
})

test('nothing is stored while the disk is nearly full, so that the states of mails still are', async () => {
  const relay = await startTestRelay()
  relay.store.folder = '/proc' // a file system without a free byte
  expect(outcome(await relay.apply(undefined, resume))).toMatchObject({ status: 507, code: 'storage_full' })
  expect(outcome(await relay.submit(undefined))).toMatchObject({ status: 507, code: 'storage_full' })
})

test('a client that disappears in the middle of a file leaves the relay serving', async () => {
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

function deliver(store: Store, smtpUrl: string): void {
  const mailTo = { contact: 'hello@lat.example', application: 'jobs@lat.example' }
  const addresses = { mailFrom: 'website@lat.example', mailTo }
  const waits = { mailRetryMs: 5, mailRetryMaxMs: 20 }
  const transport = smtpTransport(smtpUrl)
  const worker = startMailWorker({ store, transport, addresses, site: mailSite, confirms: false, waits, log: silent })
  onTestFinished(() => worker.stop())
}

test('the recruiters get each resume byte for byte under its own name', async () => {
  const [relay, mailbox] = [await startTestRelay(), await startMailbox()]
  const sent = await soundResumes()
  sent.push({ why: 'a large one with a long name', name: `${'Hồ sơ rất dài '.repeat(9)}.pdf`, bytes: pdfOf(1_000_000) })
  const ids: string[] = []
  for (const file of sent) ids.push((await relay.apply(undefined, file)).body.id)
  deliver(relay.store, mailbox.smtpUrl)
  await vi.waitFor(() => expect(mailbox.received).toHaveLength(sent.length), { timeout: PATIENCE_MS })
  for (const [index, { name, bytes }] of sent.entries()) {
    const id = ids[index] ?? ''
    const mail = mailbox.received.find(({ messageId }) => messageId === `<${id}.application@lat.example>`)
    expect(mail, name).toBeDefined()
    expect(mail?.to).toMatchObject([{ address: 'jobs@lat.example' }])
    expect(mail?.replyTo).toMatchObject([{ name: 'Trần Thị Ổi', address: 'oi@example.com' }])
    expect(mail?.subject).toBe(`[Recruitment] Kỹ sư kiểm thử - Ổi Trần Thị (${receiptCode(id)})`)
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'x-submission-id', value: id }))
    expect(mail?.text).toContain('Locations: Hà Nội, Đà Nẵng')
    expect(mail?.attachments).toHaveLength(1)
    const [attached] = mail?.attachments ?? []
    expect(attached?.filename).toBe(safeFileName(name))
    expect(attached?.mimeType).toBe(RESUME_MEDIA_TYPES[resumeExtension(name) ?? 'pdf'])
    expect(Buffer.compare(Buffer.from(attached?.content as ArrayBuffer), bytes), name).toBe(0)
  }
})

test('an application accepted before a restart is mailed after it', async () => {
  const folder = await temporaryFolder()
  const before = await openStore(folder)
  const relay = await startTestRelay({}, { store: before })
  expect((await relay.apply(ID, resume)).status).toBe(201)
  await before.close()
  const after = await openStore(folder)
  onTestFinished(() => after.close())
  const mailbox = await startMailbox()
  deliver(after, mailbox.smtpUrl)
  await vi.waitFor(() => expect(mailbox.received).toHaveLength(1), { timeout: PATIENCE_MS })
  const [attached] = mailbox.received[0]?.attachments ?? []
  expect(Buffer.compare(Buffer.from(attached?.content as ArrayBuffer), resume.bytes)).toBe(0)
  const again = await startTestRelay({}, { store: after })
  const repeat = await again.postForm(applicationForm(resume), { [IDEMPOTENCY_HEADER]: ID })
  expect(repeat).toMatchObject({ status: 200, body: { receipt: receiptCode(ID) } })
})
