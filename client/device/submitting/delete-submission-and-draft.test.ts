import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteResumeDraft, loadResumeDraft, saveResumeDraft } from '#client/device/drafts/resume-draft.ts'
import { loadFormDraft, saveFormDraft, saveFormDraftSync } from '#client/device/form-drafts/form-draft.ts'
import { addSubmission, getSubmission } from '#client/device/outbox/outbox.ts'
import { leaseNext } from '#client/device/sending/sending-states.ts'
import { emptyOutbox } from '#client/device/testing/outbox-on-device.ts'
import { applicationSample, contactRecord } from '#client/device/testing/sample-submissions.ts'
import { stubLocalStorage } from '#client/device/testing/web-storage.ts'
import { deleteSubmissionAndDraft } from './delete-submission-and-draft.ts'

const CV = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' })

beforeEach(async () => {
  await emptyOutbox()
  for (const form of ['contact', 'application']) await saveFormDraft(form, undefined)
  await deleteResumeDraft()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function rejectedApplication(): Promise<string> {
  const { record, resume } = await applicationSample({ state: 'rejected' })
  await addSubmission(record, { resume })
  return record.id
}

test('a rejected application is deleted with the draft that corrects it', async () => {
  const id = await rejectedApplication()
  await saveFormDraft('application', { firstName: 'An', replaces: id })
  await saveResumeDraft(CV)
  expect(await deleteSubmissionAndDraft(id)).toBe(true)
  expect(await getSubmission(id)).toBeUndefined()
  expect(await loadFormDraft('application')).toBeUndefined()
  expect(await loadResumeDraft()).toBeUndefined()
})

test('a correcting draft that was saved synchronously while its page was closed is deleted, too', async () => {
  stubLocalStorage()
  const rejected = contactRecord({ state: 'rejected' })
  await addSubmission(rejected)
  saveFormDraftSync('contact', { firstName: 'Lan', replaces: rejected.id })
  await deleteSubmissionAndDraft(rejected.id)
  expect(await loadFormDraft('contact')).toBeUndefined()
  expect(Object.keys(localStorage)).toEqual([])
})

test('a draft of another application stays, with its file', async () => {
  const draft = { firstName: 'An', replaces: await rejectedApplication() }
  await saveFormDraft('application', draft)
  await saveResumeDraft(CV)
  await deleteSubmissionAndDraft(await rejectedApplication())
  expect(await loadFormDraft('application')).toEqual(draft)
  expect((await loadResumeDraft())?.name).toBe('cv.pdf')
})

test('neither a submission that is being sent is deleted nor its draft', async () => {
  const record = contactRecord()
  await addSubmission(record)
  await leaseNext(Date.now())
  await saveFormDraft('contact', { replaces: record.id })
  expect(await deleteSubmissionAndDraft(record.id)).toBe(false)
  expect(await loadFormDraft('contact')).toEqual({ replaces: record.id })
})
