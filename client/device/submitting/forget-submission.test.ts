import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropKeptResume, keepResume, keptResume } from '#client/device/drafts/resume-draft.ts'
import { addSubmission, getSubmission } from '#client/device/outbox/outbox.ts'
import { claimNext } from '#client/device/outbox/sending-states.ts'
import { applicationSample, contactRecord, emptyOutbox } from '#client/device/outbox/testing.ts'
import { forgetSubmission } from './forget-submission.ts'
import { keepDraft, keepInLastMoment, keptDraft } from './kept-draft.ts'

const CV = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' })

beforeEach(async () => {
  await emptyOutbox()
  for (const form of ['contact', 'application']) await keepDraft(form, undefined)
  await dropKeptResume()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function rejectedApplication(): Promise<string> {
  const { record, resume } = await applicationSample({ state: 'rejected' })
  await addSubmission(record, { resume })
  return record.id
}

test('a refused application goes with all that the form keeps to correct it', async () => {
  const id = await rejectedApplication()
  await keepDraft('application', { firstName: 'An', replaces: id })
  await keepResume(CV)
  expect(await forgetSubmission(id)).toBe(true)
  expect(await getSubmission(id)).toBeUndefined()
  expect(await keptDraft('application')).toBeUndefined()
  expect(await keptResume()).toBeUndefined()
})

test('so does what a page that was closed has kept in its last moment', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  const rejected = contactRecord({ state: 'rejected' })
  await addSubmission(rejected)
  keepInLastMoment('contact', { firstName: 'Lan', replaces: rejected.id })
  await forgetSubmission(rejected.id)
  expect(await keptDraft('contact')).toBeUndefined()
  expect(kept.size).toBe(0)
})

test('another half-filled application stays, file and all', async () => {
  const draft = { firstName: 'An', replaces: await rejectedApplication() }
  await keepDraft('application', draft)
  await keepResume(CV)
  await forgetSubmission(await rejectedApplication())
  expect(await keptDraft('application')).toEqual(draft)
  expect((await keptResume())?.name).toBe('cv.pdf')
})

test('nothing goes while it is being sent', async () => {
  const record = contactRecord()
  await addSubmission(record)
  await claimNext(Date.now())
  await keepDraft('contact', { replaces: record.id })
  expect(await forgetSubmission(record.id)).toBe(false)
  expect(await keptDraft('contact')).toEqual({ replaces: record.id })
})
