import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { RESUME_MAX_BYTES } from '#contract/resume/resume.ts'
import { receiptCode } from '#contract/submission/receipt-code.ts'
import { SEALING_KEY_HEADER } from '#contract/submission/sealing.ts'
import { CAPTCHA_HEADER, KIND_HEADER } from '#contract/submission/submission.ts'
import { pdfOf } from '#contract/testing/resumes.ts'
import { DAY_MS } from '../day.ts'
import { replaceSealingKey } from '../sealing/replace-sealing-key.ts'
import { generateSealingKey } from '../sealing/sealing-suite.ts'
import { forgetSealingKeys, listSealingKeys, REPLACED_KEY_KEPT_DAYS } from '../store/sealing-keys.ts'
import { loadSubmission } from '../store/submissions.ts'
import { listTablets } from '../store/tablets.ts'
import { outcome, startTestRelay } from '../testing/relay.ts'
import { application, enquiry } from '../testing/sample-submissions.ts'
import { fetchSealingKey, postSealed, sealFor } from '../testing/sealing.ts'

const ID = '6f1c1c1e-8a53-4c39-9a53-0f2d8a1b7c01'
const OTHER_ID = '6f1c1c1e-8a53-4c39-9a53-0f2d8a1b7c02'
const CONSENT = { at: '2026-06-01T08:00:00.000Z', locale: 'vi', policyVersion: '2026-11-26' }
const CONTACT = { payload: enquiry, consent: CONSENT }
const resume = { name: 'Hồ sơ.pdf', bytes: pdfOf(3000) }
const APPLICATION = { payload: application, consent: CONSENT, resume }

test('a sealed application is stored like one in the clear, and each repeats the other', async () => {
  const relay = await startTestRelay()
  const key = await fetchSealingKey(relay)
  const body = await sealFor(key, ID, 'application', APPLICATION)
  const reply = await postSealed(relay, key, ID, 'application', body)
  expect(reply.status).toBe(201)
  expect(reply.body).toEqual({ ok: true, id: ID, receipt: receiptCode(ID), acceptedAt: expect.any(String) })
  const stored = await loadSubmission(relay.store, ID)
  expect(stored).toMatchObject({ kind: 'application', payload: application, consent: CONSENT })
  expect(stored.attachments).toMatchObject([{ fileName: 'Hồ sơ.pdf', mediaType: 'application/pdf' }])
  expect(Buffer.from(stored.attachments[0]?.content ?? [])).toEqual(Buffer.from(resume.bytes))
  const repeats = [await postSealed(relay, key, ID, 'application', body), await relay.apply(ID, resume)]
  for (const repeat of repeats) expect(repeat).toMatchObject({ status: 200, body: reply.body })
  expect(await relay.store.db.selectFrom('mails').selectAll().execute()).toHaveLength(1)
})

test('the tablet of a fair is stored; a malformed one refuses nothing', async () => {
  const relay = await startTestRelay()
  const key = await fetchSealingKey(relay)
  for (const tablet of [
    { name: ' 7 ', number: 43 },
    { name: '7', number: 0 },
    // PostgreSQL cannot store the name of the next tablet. The name of the last one contains an escape sequence that a
    // terminal would obey.
    { name: '7\u0000', number: 44 },
    { name: '\u001b[2J7', number: 44 },
  ]) {
    const id = randomUUID()
    const body = await sealFor(key, id, 'contact', { ...CONTACT, tablet })
    expect((await postSealed(relay, key, id, 'contact', body)).status).toBe(201)
  }
  expect(await listTablets(relay.store)).toMatchObject([{ name: '7', arrived: 1, last: { number: 43 } }])
})

test('an enquiry that was accepted in the clear gets its receipt when it comes again sealed', async () => {
  const relay = await startTestRelay()
  const key = await fetchSealingKey(relay)
  const { body: receipt } = await relay.submit(ID)
  const sealed = await sealFor(key, ID, 'contact', CONTACT)
  expect(await postSealed(relay, key, ID, 'contact', sealed)).toMatchObject({ status: 200, body: receipt })
  const other = await sealFor(key, ID, 'contact', { ...CONTACT, payload: { ...enquiry, message: 'Another' } })
  expect(outcome(await postSealed(relay, key, ID, 'contact', other))).toMatchObject({ status: 422 })
})

test('an encrypted application is accepted for a closed job, because nobody is left who could send it for another one', async () => {
  const relay = await startTestRelay({}, { closedJobs: [application.jobTitle] })
  const key = await fetchSealingKey(relay)
  const body = await sealFor(key, ID, 'application', APPLICATION)
  expect(await postSealed(relay, key, ID, 'application', body)).toMatchObject({ status: 201 })
})

test('the content is judged as in the clear', async () => {
  const relay = await startTestRelay()
  const key = await fetchSealingKey(relay)
  const cases: [object, object][] = [
    [{ payload: { ...application, phone: '1' } }, { status: 400, fields: { phone: 'phone_invalid_application' } }],
    [{ resume: undefined }, { status: 400, fields: { resume: 'resume_required' } }],
    [
      { resume: { name: 'cv.pdf', bytes: Buffer.from('GIF89a') } },
      { status: 415, fields: { resume: 'resume_mismatch' } },
    ],
    [{ resume: { name: 'cv.exe', bytes: pdfOf(300) } }, { status: 415, fields: { resume: 'resume_format' } }],
    [{ payload: null }, { status: 400, fields: { payload: 'invalid' } }],
  ]
  for (const [changes, expected] of cases) {
    const body = await sealFor(key, ID, 'application', { ...APPLICATION, ...changes })
    expect(outcome(await postSealed(relay, key, ID, 'application', body)), JSON.stringify(expected)).toMatchObject(
      expected,
    )
  }
})

test('an encrypted body that was changed on the way, or belongs to another submission or kind, is refused for good', async () => {
  const relay = await startTestRelay()
  const key = await fetchSealingKey(relay)
  const body = await sealFor(key, ID, 'contact', CONTACT)
  const damaged = Buffer.from(body)
  damaged[damaged.length - 20] = (damaged.at(-20) as number) ^ 1
  for (const bytes of [damaged, Buffer.alloc(0), body.subarray(0, 40), Buffer.alloc(200)]) {
    expect(outcome(await postSealed(relay, key, ID, 'contact', bytes))).toMatchObject({ status: 400, code: 'invalid' })
  }
  expect(outcome(await postSealed(relay, key, OTHER_ID, 'contact', body))).toMatchObject({ status: 400 })
  expect(outcome(await postSealed(relay, key, ID, 'application', body))).toMatchObject({ status: 400 })
  const noKind = await postSealed(relay, key, ID, 'contact', body, { [KIND_HEADER]: 'question' })
  expect(outcome(noKind)).toMatchObject({ status: 400, code: 'invalid' })
  expect((await postSealed(relay, key, ID, 'contact', body)).status).toBe(201)
})

test('nothing is decrypted for a client without a captcha', async () => {
  const relay = await startTestRelay()
  const key = await fetchSealingKey(relay)
  const headers = { [CAPTCHA_HEADER]: '', [SEALING_KEY_HEADER]: 'unknown' }
  expect(outcome(await postSealed(relay, key, ID, 'contact', Buffer.alloc(200), headers))).toMatchObject({
    status: 403,
    code: 'captcha',
  })
})

test('a body whose length a proxy has removed is accepted, or refused if it is too long', async () => {
  const relay = await startTestRelay()
  const key = await fetchSealingKey(relay)
  const post = async (body: Uint8Array) =>
    (await postSealed(relay, key, ID, 'contact', new Blob([new Uint8Array(body)]).stream())).status
  expect(await post(Buffer.alloc(200_000))).toBe(413)
  expect(await post(await sealFor(key, ID, 'contact', CONTACT))).toBe(201)
})

test('a body that is longer than any submission of its kind is refused', async () => {
  const relay = await startTestRelay()
  const key = await fetchSealingKey(relay)
  const long = { ...APPLICATION, resume: { name: 'cv.pdf', bytes: pdfOf(RESUME_MAX_BYTES + 200_000) } }
  const body = await sealFor(key, ID, 'application', long)
  expect(outcome(await postSealed(relay, key, ID, 'application', body))).toMatchObject({ status: 413 })
  expect(outcome(await postSealed(relay, key, ID, 'contact', body.subarray(0, 70_000)))).toMatchObject({ status: 413 })
  const largest = { ...APPLICATION, resume: { name: 'cv.pdf', bytes: pdfOf(RESUME_MAX_BYTES) } }
  const fits = await sealFor(key, ID, 'application', largest)
  expect((await postSealed(relay, key, ID, 'application', fits)).status).toBe(201)
})

test('after a rotation devices get the new key, and the old one still opens what was sealed before', async () => {
  const relay = await startTestRelay()
  const old = await fetchSealingKey(relay)
  const body = await sealFor(old, ID, 'contact', CONTACT)
  await replaceSealingKey(relay.store)
  const current = await fetchSealingKey(relay)
  expect(current.id).not.toBe(old.id)
  expect((await postSealed(relay, old, ID, 'contact', body)).status).toBe(201)
  const next = await sealFor(current, OTHER_ID, 'contact', CONTACT)
  expect((await postSealed(relay, current, OTHER_ID, 'contact', next)).status).toBe(201)
})

test('the key made last is the one in use, also when two are made at once or the clock was set back', async () => {
  const { store } = await startTestRelay()
  const now = Date.now()
  for (const time of [now, now, now - DAY_MS, now - DAY_MS, now]) {
    const { id } = await replaceSealingKey(store, new Date(time))
    expect((await listSealingKeys(store))[0]?.id).toBe(id)
  }
})

test('a lost key is a fault of the relay: the device asks again, and once the key is back all arrives', async () => {
  const relay = await startTestRelay()
  const key = await fetchSealingKey(relay)
  const body = await sealFor(key, ID, 'contact', CONTACT)
  const [row] = await listSealingKeys(relay.store)
  await relay.store.db.deleteFrom('sealing_keys').execute()
  const refused = await postSealed(relay, key, ID, 'contact', body)
  expect(outcome(refused)).toMatchObject({ status: 503, code: 'key_unknown' })
  expect(refused.headers.get('retry-after')).toBe('300')
  if (row) await relay.store.db.insertInto('sealing_keys').values(row).execute()
  expect((await postSealed(relay, key, ID, 'contact', body)).status).toBe(201)
})

test('a damaged or wrong private key is a fault of the relay too, and once it is restored all arrives', async () => {
  const relay = await startTestRelay()
  const key = await fetchSealingKey(relay)
  const body = await sealFor(key, ID, 'contact', CONTACT)
  const [row] = await listSealingKeys(relay.store)
  const { private_key: another } = await generateSealingKey(new Date())
  const restore = (private_key = '') => relay.store.db.updateTable('sealing_keys').set({ private_key }).execute()
  for (const wrong of ['', 'anBr', Buffer.alloc(32).toString('base64'), another]) {
    await restore(wrong)
    expect(outcome(await postSealed(relay, key, ID, 'contact', body)), wrong).toMatchObject({
      status: 503,
      code: 'key_unknown',
    })
  }
  await restore(row?.private_key)
  expect((await postSealed(relay, key, ID, 'contact', body)).status).toBe(201)
})

test('a replaced key is deleted long after its devices have come back; the key in use never', async () => {
  const relay = await startTestRelay()
  await fetchSealingKey(relay)
  const second = await replaceSealingKey(relay.store)
  const later = (days: number) => new Date(Date.now() + days * DAY_MS)
  await forgetSealingKeys(relay.store, later(REPLACED_KEY_KEPT_DAYS - 1))
  expect(await listSealingKeys(relay.store)).toHaveLength(2)
  await forgetSealingKeys(relay.store, later(REPLACED_KEY_KEPT_DAYS + 1))
  expect(await listSealingKeys(relay.store)).toEqual([second])
})
