import { expect, test } from 'vitest'
import { CONSENT_FIELD } from '#contract/submission/consent.ts'
import { pdfOf } from '#contract/testing/resumes.ts'
import { loadSubmission } from '../store/submissions.ts'
import { startTestRelay } from '../testing/relay.ts'
import { applicationForm } from '../testing/sample-submissions.ts'

const consent = { at: '2026-03-01T10:20:30.400Z', locale: 'vi', policyVersion: '2026-02-01' }

test('the consent is stored with an enquiry and with an application', async () => {
  const relay = await startTestRelay()
  const enquiry = await relay.submit(undefined, {}, { [CONSENT_FIELD]: consent })
  expect((await loadSubmission(relay.store, enquiry.body.id)).consent).toEqual(consent)
  const form = applicationForm({ name: 'cv.pdf', bytes: pdfOf(9000) }, {}, await relay.token())
  form.set(CONSENT_FIELD, JSON.stringify(consent))
  const application = await relay.postForm(form)
  expect((await loadSubmission(relay.store, application.body.id)).consent).toEqual(consent)
})

test('a submission that an earlier release has stored on the device has no policy version', async () => {
  const relay = await startTestRelay()
  const { policyVersion: _, ...older } = consent
  const reply = await relay.submit(undefined, {}, { [CONSENT_FIELD]: older })
  expect((await loadSubmission(relay.store, reply.body.id)).consent).toEqual(older)
})

test.each<[string, unknown]>([
  ['none', undefined],
  ['a word', 'yes'],
  ['a time that is none', { ...consent, at: 'now' }],
  ['a language that is none', { ...consent, locale: 'xx' }],
  ['a version that could be markup', { ...consent, policyVersion: '<b>' }],
])('a submission is accepted with %s as consent', async (_name, value) => {
  const relay = await startTestRelay()
  const reply = await relay.submit(undefined, {}, { [CONSENT_FIELD]: value })
  expect(reply.status).toBe(201)
  expect((await loadSubmission(relay.store, reply.body.id)).consent).toBeNull()
})
