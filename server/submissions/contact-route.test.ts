import { afterAll, expect, test } from 'vitest'
import { receiptCode } from '#contract/submission/receipt-code.ts'
import { IDEMPOTENCY_HEADER, SUBMISSION_VERSION, VERSION_HEADER } from '#contract/submission/submission.ts'
import { removeSubmissions } from '../store/removal.ts'
import { readReply, startTestRelay } from '../testing/relay.ts'
import { enquiry } from '../testing/sample-submissions.ts'

const ID = '6f1c1c1e-8a53-4c39-9a53-0f2d8a1b7c01'
const OTHER_ID = '0b9d8f0a-26a4-4a5f-8d8b-7a1f0d2c3e02'

/** One relay for all tests whose requests are refused: such requests do not affect other tests. */
const shared = await startTestRelay({}, {}, afterAll)

test('an enquiry is stored with its mail before it gets its receipt', async () => {
  const relay = await startTestRelay()
  const reply = await relay.submit(ID)
  expect(reply.status).toBe(201)
  expect(reply.body).toEqual({ ok: true, id: ID, receipt: receiptCode(ID), acceptedAt: expect.any(String) })
  expect(Date.parse(reply.body.acceptedAt)).not.toBeNaN()
  expect(await relay.store.db.selectFrom('mails').selectAll().execute()).toMatchObject([
    { submission_id: ID, message_id: `<${ID}.contact@lat.example>`, state: 'queued', attempts: 0 },
  ])
  expect(relay.wakeUps()).toBe(1)
})

test('a client without idempotency key gets an id', async () => {
  const relay = await startTestRelay()
  const first = await relay.submit(undefined)
  const second = await relay.submit(undefined)
  expect([first.status, second.status]).toEqual([201, 201])
  expect(first.body.id).not.toBe(second.body.id)
})

test('a repeat gets the first receipt, whatever is beside the payload and in whatever case the key is', async () => {
  const relay = await startTestRelay()
  const first = await relay.submit(ID)
  const repeat = await relay.post(
    { payload: { ...enquiry, firstName: ` ${enquiry.firstName} ` }, captchaToken: 'gone', to: 'someone@else.example' },
    { [IDEMPOTENCY_HEADER]: ID.toUpperCase() },
  )
  expect(repeat.status).toBe(200)
  expect(repeat.body).toEqual(first.body)
  expect(relay.wakeUps()).toBe(1)
})

test('a repeat gets its receipt after a release that gave the form a new field', async () => {
  const relay = await startTestRelay()
  const first = await relay.submit(ID)
  const { industry: _, ...older } = enquiry
  await relay.store.db
    .updateTable('submissions')
    .set({ payload: JSON.stringify(older), digest: 'of the older form' })
    .execute()
  const repeat = (changes: object) => relay.post({ payload: { ...older, ...changes } }, { [IDEMPOTENCY_HEADER]: ID })
  expect(await repeat({})).toMatchObject({ status: 200, body: first.body })
  expect((await repeat({ message: 'Something else' })).status).toBe(422)
})

test('a repeat gets its receipt after a release that changed how texts are stored', async () => {
  const relay = await startTestRelay()
  const changes = { firstName: 'Bưởi \ud83d' }
  const first = await relay.submit(ID, changes)
  expect(first.status).toBe(201)
  const { payload } = await relay.store.db.selectFrom('submissions').select('payload').executeTakeFirstOrThrow()
  expect(JSON.parse(payload).firstName).toBe('Bưởi \ufffd')
  const repeat = () => relay.post({ payload: { ...enquiry, ...changes } }, { [IDEMPOTENCY_HEADER]: ID })
  expect(await repeat()).toMatchObject({ status: 200, body: first.body })
  const stored = JSON.stringify({ ...enquiry, ...changes })
  await relay.store.db.updateTable('submissions').set({ payload: stored, digest: 'of the text as it came' }).execute()
  expect(await repeat()).toMatchObject({ status: 200, body: first.body })
})

test('a refusal names a few wrong fields, however many there are', async () => {
  const unknown = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`field${index}`, '']))
  const { status, body } = await shared.post({ payload: { ...enquiry, email: 'x', ...unknown } })
  expect(status).toBe(400)
  expect(Object.keys(body.fields).length).toBeLessThan(50)
  expect(body.fields).toMatchObject({ email: 'email_invalid', field0: 'unknown_field' })
})

test('a repeat of a removed submission gets its receipt and is not stored again', async () => {
  const relay = await startTestRelay()
  const first = await relay.submit(ID)
  await removeSubmissions(relay.store, [ID], new Date())
  const repeat = await relay.post({ payload: enquiry, captchaToken: 'gone' }, { [IDEMPOTENCY_HEADER]: ID })
  expect(repeat).toMatchObject({ status: 200, body: first.body })
  expect(await relay.store.db.selectFrom('mails').selectAll().execute()).toEqual([])
  const { payload } = await relay.store.db.selectFrom('submissions').selectAll().executeTakeFirstOrThrow()
  expect(payload).toBe('{}')
})

test.each([
  ['another payload', { payload: { ...enquiry, message: 'Something else' } }],
  ['a payload that is not valid', { payload: {} }],
  ['no payload', {}],
])('a known key with %s is refused as reused', async (_name, body) => {
  const relay = await startTestRelay()
  await relay.submit(ID)
  const reply = await relay.post(body, { [IDEMPOTENCY_HEADER]: ID })
  expect(reply.status).toBe(422)
  expect(reply.body).toMatchObject({ ok: false, code: 'key_reused' })
})

test('of many simultaneous requests with the same key one is accepted, the others wait or get its receipt', async () => {
  const relay = await startTestRelay()
  const captchaToken = await relay.token(ID)
  const send = () => relay.post({ payload: enquiry, captchaToken }, { [IDEMPOTENCY_HEADER]: ID })
  const replies = await Promise.all(Array.from({ length: 12 }, send))
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
  for (const { status, body } of replies) {
    if (status === 409) expect(body.code).toBe('in_progress')
    else expect(body.receipt).toBe(receiptCode(ID))
  }
  expect(await relay.store.db.selectFrom('mails').selectAll().execute()).toHaveLength(1)
  expect((await send()).status).toBe(200)
})

test('a key can be used again after a refusal', async () => {
  const relay = await startTestRelay()
  expect((await relay.submit(ID, { email: 'nobody' })).status).toBe(400)
  expect((await relay.submit(ID)).status).toBe(201)
})

test('recipient and other top-level fields of a client are ignored', async () => {
  const relay = await startTestRelay()
  const reply = await relay.submit(
    ID,
    {},
    { to: 'x@evil.example', cc: ['y@evil.example'], bcc: 'z@evil.example', id: OTHER_ID },
  )
  expect(reply.body.id).toBe(ID)
  const stored = await relay.store.db.selectFrom('submissions').selectAll().execute()
  expect(JSON.parse(stored[0]?.payload ?? '')).toMatchObject(enquiry)
})

test.each([
  [SUBMISSION_VERSION, 201],
  [1, 201],
  [SUBMISSION_VERSION + 1, 503],
  [0, 400],
  ['-1', 400],
  ['1.5', 400],
  ['one', 400],
])('submission version %s is answered with %i', async (version, status) => {
  const reply = await shared.post(
    { payload: enquiry, captchaToken: await shared.token() },
    { [VERSION_HEADER]: String(version) },
  )
  expect(reply.status).toBe(status)
  if (status === 400) expect(reply.body.error).toContain(VERSION_HEADER)
  if (status === 503) expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
})

const valid = { payload: enquiry }
const withField = (field: string, value: unknown) => ({ payload: { ...enquiry, [field]: value } })

test.each<[string, unknown, Record<string, string>]>([
  ['nothing', {}, { payload: 'required' }],
  ['a payload that is null', { payload: null }, { payload: 'invalid' }],
  ['a payload that is a list', { payload: [enquiry] }, { payload: 'invalid' }],
  ['a payload that is JSON in a string', { payload: JSON.stringify(enquiry) }, { payload: 'invalid' }],
  ['an unknown field', withField('cc', 'x@evil.example'), { cc: 'unknown_field' }],
  ['a field that only a prototype has', '{"payload":{"__proto__":{"firstName":"x"}}}', { firstName: 'required' }],
  ['a number as name', withField('firstName', 7), { firstName: 'invalid' }],
  ['an object as mail address', withField('email', { address: 'a@b.example' }), { email: 'invalid' }],
  ['a list as message', withField('message', ['a']), { message: 'invalid' }],
  ['no name', withField('lastName', undefined), { lastName: 'required' }],
  ['a blank company', withField('company', '  '), { company: 'required' }],
  ['a long name', withField('firstName', 'x'.repeat(101)), { firstName: 'too_long' }],
  ['an unknown country', withField('country', 'XX'), { country: 'invalid' }],
  ['a phone of another country', withField('phone', '+15551234567'), { phone: 'phone_invalid_vn' }],
  ['a mail address without domain', withField('email', 'a@b'), { email: 'email_invalid' }],
  ['a filled honeypot', { ...valid, website: 'https://evil.example' }, { website: 'invalid' }],
  ['a honeypot of another type', { ...valid, website: { a: 1 } }, { website: 'invalid' }],
])('%s is refused with the field named', async (_name, body, fields) => {
  const reply = await shared.post(body)
  expect(reply.status).toBe(400)
  expect(reply.body).toMatchObject({ ok: false, code: 'invalid', error: expect.any(String) })
  expect(Object.entries(reply.body.fields)).toEqual(expect.arrayContaining(Object.entries(fields)))
})

const SINGLE_LINES = ['firstName', 'lastName', 'email', 'phone', 'company', 'industry', 'jobRole', 'country'] as const
const BREAKS = ['\r\nBcc: x@evil.example', '\nBcc: x@evil.example', '\rX: y', '\u0000', '\u2028X: y', '\u0085X: y']

test.each(SINGLE_LINES.flatMap((field) => BREAKS.map((text) => [field, text] as const)))(
  'a header cannot be put into %s by %j',
  async (field, text) => {
    const reply = await shared.post(withField(field, `${enquiry[field]}${text}`))
    expect(reply.status).toBe(400)
    expect(reply.body.fields).toHaveProperty(field)
  },
)

test.each([
  'abc',
  '6f1c1c1e8a534c399a530f2d8a1b7c01',
  `${ID}x`,
  '{6f1c1c1e-8a53-4c39-9a53-0f2d8a1b7c01}',
  'x'.repeat(5000),
])('the idempotency key %s is refused', async (key) => {
  const reply = await shared.post(valid, { [IDEMPOTENCY_HEADER]: key })
  expect(reply.status).toBe(400)
  expect(reply.body).toMatchObject({ ok: false, code: 'invalid' })
})

const json = 'application/json'
test.each<[string, string | Uint8Array, string, number, string]>([
  ['broken JSON', '{"payload":', json, 400, 'invalid'],
  ['no body', '', json, 400, 'invalid'],
  ['a bare string', '"hello"', json, 400, 'invalid'],
  ['a list', '[]', json, 400, 'invalid'],
  ['null', 'null', json, 400, 'invalid'],
  ['deeply nested JSON', '['.repeat(30_000), json, 400, 'invalid'],
  ['bytes that are not UTF-8', Buffer.from([0xff, 0xfe, 0x00]), json, 400, 'invalid'],
  ['an unknown charset', '{}', 'application/json; charset=utf-77', 415, 'wrong_type'],
  ['plain text', '{}', 'text/plain', 415, 'wrong_type'],
  ['a web form', 'a=b', 'application/x-www-form-urlencoded', 415, 'wrong_type'],
  ['a multipart form without parts', '--x--', 'multipart/form-data; boundary=x', 400, 'invalid'],
  ['a nonsense type', '{}', ';;;', 415, 'wrong_type'],
  ['65 kB', JSON.stringify({ payload: enquiry, pad: 'x'.repeat(66_000) }), json, 413, 'too_large'],
  ['5 MB', Buffer.alloc(5_000_000, 'x'), json, 413, 'too_large'],
  ['5 MB of plain text', Buffer.alloc(5_000_000, 'x'), 'text/plain', 415, 'wrong_type'],
])('%s gets a JSON error and the relay goes on', async (_name, body, type, status, code) => {
  const reply = await shared.post(body, { 'content-type': type })
  expect(reply.status).toBe(status)
  expect(reply.body).toEqual({
    ok: false,
    code,
    error: expect.any(String),
    ...(reply.body.fields && { fields: expect.anything() }),
  })
  expect(JSON.stringify(reply.body)).not.toMatch(/node_modules|at .*:\d+/)
  expect((await shared.submit(undefined)).status).toBe(201)
})

test('a large body without Content-Length is refused too', async () => {
  let left = 5
  const body = new ReadableStream({
    pull(controller) {
      if (left-- > 0) controller.enqueue(Buffer.alloc(1_000_000, ' '))
      else controller.close()
    },
  })
  const request = { method: 'POST', headers: { 'content-type': json }, body, duplex: 'half' } as RequestInit
  expect(await readReply(await fetch(`${shared.url}/api/contact`, request))).toMatchObject({
    status: 413,
    body: { code: 'too_large' },
  })
})

test('compressed bodies are refused, so that none is unpacked in memory', async () => {
  expect(await shared.post('{}', { 'content-encoding': 'gzip' })).toMatchObject({
    status: 415,
    body: { code: 'wrong_type' },
  })
})
