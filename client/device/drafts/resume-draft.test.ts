import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OutboxFullError } from '#client/device/database/outbox-database.ts'
import { addSubmission, getSubmission } from '#client/device/outbox/outbox.ts'
import { closeConnection, stubFullDevice } from '#client/device/testing/outbox-on-device.ts'
import { applicationSample } from '#client/device/testing/sample-submissions.ts'
import { loadDraft, saveDraft } from './drafts.ts'
import { deleteResumeDraft, loadResumeDraft, SHARED_RESUME_DRAFT, saveResumeDraft } from './resume-draft.ts'

beforeEach(deleteResumeDraft)
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const CV = new File(['%PDF-1.7 một'], 'Hồ sơ Lan.pdf', { type: 'application/pdf' })

test('the chosen file is stored until it is deleted', async () => {
  expect(await loadResumeDraft()).toBeUndefined()
  await saveResumeDraft(CV)
  const kept = (await loadResumeDraft()) as File
  expect([kept.name, kept.type, await kept.text()]).toEqual(['Hồ sơ Lan.pdf', 'application/pdf', '%PDF-1.7 một'])
  await deleteResumeDraft()
  expect(await loadResumeDraft()).toBeUndefined()
})

test('another file replaces the chosen one', async () => {
  await saveResumeDraft(CV)
  await saveResumeDraft(new File(['another'], 'cv.docx'))
  expect((await loadResumeDraft())?.name).toBe('cv.docx')
})

test('a file that is still being written does not survive its deletion', async () => {
  void saveResumeDraft(CV)
  await deleteResumeDraft()
  expect(await loadDraft('application-resume')).toBeUndefined()
})

test.each([
  ['damaged on the device', (kept: object) => ({ ...kept, bytes: new ArrayBuffer(3) })],
  ['stored by another version of the site', () => ({ file: 'something else' })],
])('a file that was %s is deleted', async (_name, change) => {
  await saveResumeDraft(CV)
  await saveDraft('application-resume', change((await loadDraft('application-resume')) as object))
  expect(await loadResumeDraft()).toBeUndefined()
  expect(await loadDraft('application-resume')).toBeUndefined()
})

test('on a full device nothing is stored, and the file before is deleted', async () => {
  await saveResumeDraft(CV)
  const { locks } = navigator
  const estimate = async () => ({ quota: 10 * 2 ** 20, usage: 8 * 2 ** 20 })
  vi.stubGlobal('navigator', { locks, storage: { estimate } })
  await expect(saveResumeDraft(new File(['another'], 'cv.pdf'))).rejects.toThrow(OutboxFullError)
  expect(await loadResumeDraft()).toBeUndefined()
})

test('a file is not stored if it would take the room that its application needs', async () => {
  const file = new File([new Uint8Array(2 ** 20)], 'cv.pdf')
  const { locks } = navigator
  const estimate = async () => ({ quota: 5.5 * 2 ** 20, usage: 0 })
  vi.stubGlobal('navigator', { locks, storage: { estimate } })
  await expect(saveResumeDraft(file)).rejects.toThrow(OutboxFullError)
  await saveResumeDraft(file, SHARED_RESUME_DRAFT)
  const { record } = await applicationSample()
  await addSubmission(record, { resume: await file.arrayBuffer() })
  expect(await getSubmission(record.id)).toMatchObject({ id: record.id })
})

test('a device that turns out to be full while writing rejects as well', async () => {
  stubFullDevice()
  await expect(saveResumeDraft(CV)).rejects.toThrow(OutboxFullError)
})

test('where nothing can be stored there is no file, and nothing to delete', async () => {
  await closeConnection()
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Storage is forbidden', 'SecurityError')
  })
  expect(await loadResumeDraft()).toBeUndefined()
  await deleteResumeDraft()
})
