import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CLEARED_AT_KEY } from '#client/device/drafts/cleared-device.ts'
import {
  deleteResumeDraft,
  keepResumeDraftSync,
  loadResumeDraft,
  RESUME_DRAFT,
  saveResumeDraft,
} from '#client/device/drafts/resume-draft.ts'
import { forgetDraftsInWorker, noteSentAsInWorker } from '#client/device/drafts/worker-drafts.ts'
import { startFairMode } from '#client/device/fair-mode/fair-pin.ts'
import { addSubmission } from '#client/device/outbox/outbox.ts'
import { contactRecord } from '#client/device/testing/sample-submissions.ts'
import { stubLocalStorage } from '#client/device/testing/web-storage.ts'
import { draftOf, forgetDrafts, keepDraft } from '#client/device/worker/drafts-in-memory.ts'
import type { WorkerRequest } from '#contract/worker-message.ts'
import { loadFormDraft, saveFormDraft, saveFormDraftSync, savePartialFormDraftSync } from './form-draft.ts'

/** Stands in for the worker: answers a page's messages as `worker/sw.ts` does. */
const controller = {
  postMessage(request: WorkerRequest, [port]: MessagePort[] = []) {
    if (request.type === 'draft-keep') keepDraft(request.form, structuredClone(request.draft))
    if (request.type === 'draft-load') port?.postMessage(draftOf(request.form))
    if (request.type === 'drafts-forget') forgetDrafts()
  },
}

beforeEach(async () => {
  forgetDrafts()
  stubLocalStorage()
  vi.stubGlobal('navigator', { serviceWorker: { controller } })
  vi.stubGlobal('caches', { open: async () => {} })
  await startFairMode('4711', '7')
})
afterEach(() => {
  forgetDraftsInWorker()
  vi.unstubAllGlobals()
})

test('in fair mode a draft and its file are kept by the worker, and nothing is stored', async () => {
  const before = { ...localStorage }
  await saveFormDraft('application', { firstName: 'La' })
  saveFormDraftSync('application', { firstName: 'Lan' })
  await saveResumeDraft(new File(['%PDF-1.7'], 'lan.pdf', { type: 'application/pdf' }))
  expect(await loadFormDraft('application')).toEqual({ firstName: 'Lan' })
  expect(await (await loadResumeDraft())?.text()).toBe('%PDF-1.7')
  expect({ ...localStorage }).toEqual(before)
  expect(await indexedDB.databases()).toEqual([])
  await saveFormDraft('application', undefined)
  await deleteResumeDraft()
  expect(await loadFormDraft('application')).toBeUndefined()
  expect(await loadResumeDraft()).toBeUndefined()
})

test('a file that is still being saved when another page clears the screen is not kept for the next person', async () => {
  const saving = saveResumeDraft(new File(['%PDF-1.7'], 'lan.pdf', { type: 'application/pdf' }))
  localStorage.setItem(CLEARED_AT_KEY, `${Date.now()}`)
  forgetDraftsInWorker()
  await saving
  expect(draftOf(RESUME_DRAFT)).toBeUndefined()
})

test('what was typed before the draft had loaded is put into it, once', async () => {
  await saveFormDraft('contact', { firstName: 'Lan', lastName: 'Ng' })
  savePartialFormDraftSync('contact', { firstName: '', lastName: 'Nguyễn' })
  expect(await loadFormDraft('contact')).toEqual({ firstName: 'Lan', lastName: 'Nguyễn' })
  savePartialFormDraftSync('contact', { lastName: 'N' })
  await saveFormDraft('contact', { lastName: 'Nguyễn' })
  expect(await loadFormDraft('contact')).toEqual({ lastName: 'Nguyễn' })
})

test('a page that is left gives its file again, in case that the worker was stopped, until the file is removed', async () => {
  await saveResumeDraft(new File(['%PDF-1.7'], 'lan.pdf', { type: 'application/pdf' }))
  forgetDrafts()
  keepResumeDraftSync()
  expect((await loadResumeDraft())?.name).toBe('lan.pdf')
  await deleteResumeDraft()
  keepResumeDraftSync()
  expect(draftOf(RESUME_DRAFT)).toBeUndefined()
})

test('a page that is left while its application is being stored gives its file again, which still counts as sent', async () => {
  const record = contactRecord()
  await saveResumeDraft(new File(['%PDF-1.7'], 'lan.pdf', { type: 'application/pdf' }))
  noteSentAsInWorker(RESUME_DRAFT, record.id)
  keepResumeDraftSync()
  expect((await loadResumeDraft())?.name).toBe('lan.pdf')
  await addSubmission(record)
  expect(await loadResumeDraft()).toBeUndefined()
})

test('a page that is left after the screen was cleared does not give its file again', async () => {
  await saveResumeDraft(new File(['%PDF-1.7'], 'lan.pdf', { type: 'application/pdf' }))
  localStorage.setItem(CLEARED_AT_KEY, `${Date.now()}`)
  forgetDraftsInWorker()
  keepResumeDraftSync()
  expect(draftOf(RESUME_DRAFT)).toBeUndefined()
})

test('a draft whose page was left while it was being stored counts as sent once the device has the submission', async () => {
  const record = contactRecord()
  await saveFormDraft('contact', { firstName: 'Lan' })
  noteSentAsInWorker('contact', record.id)
  expect(await loadFormDraft('contact')).toEqual({ firstName: 'Lan' })
  await addSubmission(record)
  expect(await loadFormDraft('contact')).toBeUndefined()
  saveFormDraftSync('contact', { firstName: 'Lan' }, record.id)
  expect(await loadFormDraft('contact')).toBeUndefined()
  await saveFormDraft('contact', { firstName: 'Lan Anh' })
  expect(await loadFormDraft('contact')).toEqual({ firstName: 'Lan Anh' })
})

test('without an answer of the worker there is no draft', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage() {} } } })
  const loading = loadFormDraft('contact')
  await vi.advanceTimersByTimeAsync(1000)
  expect(await loading).toBeUndefined()
  vi.useRealTimers()
})
