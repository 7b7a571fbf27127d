import { describe, expect, test, vi } from 'vitest'
import { OutboxFullError } from '#client/device/database/outbox-database.ts'
import { loadDraft, saveDraft } from '#client/device/drafts/drafts.ts'
import { loadResumeDraft, saveResumeDraft } from '#client/device/drafts/resume-draft.ts'
import { addSubmission, getSubmission, listSubmissions, loadResume } from '#client/device/outbox/outbox.ts'
import { errorReply, receiptReply } from '#client/device/testing/fake-relay.ts'
import { WAIT_LONG } from '#client/device/testing/outbox-on-device.ts'
import { applicationSample } from '#client/device/testing/sample-submissions.ts'
import { ResumeUnreadableError } from './new-submission.ts'
import { submit } from './submit.ts'
import { FakeRequest } from './testing/fake-request.ts'
import { APPLICATION, ENQUIRY, keyOf, RESUME, relay, setUpDevice, stubDevice } from './testing/submitting.ts'

setUpDevice()

/** A file of which the browser has lost the bytes. */
function lostFile({ name, size, type }: File): File {
  const file = new File([new Uint8Array(size)], name, { type })
  file.arrayBuffer = () => Promise.reject(new DOMException('Gone', 'NotReadableError'))
  return file
}

describe('an application', () => {
  test('is stored with its file before anything is sent', async () => {
    stubDevice({ onLine: false })
    const result = await submit(APPLICATION)
    const { payload, job } = APPLICATION
    const resume = {
      name: 'cv.pdf',
      type: 'application/pdf',
      size: 8,
      digest: '86edbaa24831badfa0a8b04bb410141e2ee4182b6d0014493fe262a7a331c20b',
    }
    expect(await getSubmission(result.id)).toMatchObject({ kind: 'application', state: 'queued', payload, job, resume })
    expect(await loadResume(result.id)).toEqual({ ...resume, bytes: await RESUME.arrayBuffer() })
    expect(FakeRequest.sent).toHaveLength(0)
  })

  test('whose file can no longer be read, as in WebKit after a sleep, is stored with the copy in the draft', async () => {
    stubDevice({ onLine: false })
    await saveResumeDraft(RESUME)
    const { id } = await submit({ ...APPLICATION, resume: lostFile(RESUME) })
    expect(await loadResume(id)).toMatchObject({ name: 'cv.pdf', bytes: await RESUME.arrayBuffer() })
  })

  test('whose file can no longer be read is not stored if the draft has another one or none', async () => {
    await expect(submit({ ...APPLICATION, resume: lostFile(RESUME) })).rejects.toThrow(ResumeUnreadableError)
    await saveResumeDraft(new File(['%PDF-1.4'], 'other.pdf', { type: 'application/pdf' }))
    await expect(submit({ ...APPLICATION, resume: lostFile(RESUME) })).rejects.toThrow(ResumeUnreadableError)
    expect(await listSubmissions()).toEqual([])
  })

  test('is uploaded with its file, and progress is reported in bytes of the file', async () => {
    const progress = vi.fn()
    const submitting = submit(APPLICATION, { onProgress: progress })
    const upload = await FakeRequest.started()
    expect(upload.url).toBe('https://lat.example/api/contact')
    expect(await (upload.body.get('attachments') as File).text()).toBe('%PDF-1.7')
    upload.progress(0, 1600)
    upload.progress(400, 1600)
    upload.progress(1600, 1600)
    await upload.reply(receiptReply(keyOf(upload)))
    expect(await submitting).toMatchObject({ outcome: 'accepted', receipt: 'LAT-7F3K-9QX2' })
    expect(progress.mock.calls.flat()).toEqual([0, 2, 8].map((sentBytes) => ({ sentBytes, totalBytes: 8 })))
  })

  test('gets no progress of other uploads', async () => {
    const other = await applicationSample({ createdAt: Date.now() + 60_000 })
    await addSubmission(other.record, other)
    const progress = vi.fn()
    const submitting = submit(APPLICATION, { onProgress: progress })
    const upload = await FakeRequest.started()
    expect(keyOf(upload)).toBe(other.record.id)
    upload.progress(400, 1600)
    await upload.reply(receiptReply(keyOf(upload)))
    const own = await FakeRequest.started(1)
    await own.reply(receiptReply(keyOf(own)))
    expect(await submitting).toMatchObject({ outcome: 'accepted' })
    expect(progress).not.toHaveBeenCalled()
  })

  test('whose upload moves is awaited to the end, however slow', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const submitting = submit(APPLICATION)
    const upload = await FakeRequest.started()
    for (let sent = 0; sent <= 10; sent++) {
      await vi.advanceTimersByTimeAsync(9000)
      upload.progress(sent * 100, 1000)
    }
    await upload.reply(receiptReply(keyOf(upload)))
    expect(await submitting).toMatchObject({ outcome: 'accepted' })
  })

  test('whose upload stalls is returned as queued, and the upload goes on without reports', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const progress = vi.fn()
    const submitting = submit(APPLICATION, { onProgress: progress })
    const upload = await FakeRequest.started()
    await vi.advanceTimersByTimeAsync(9000)
    upload.progress(100, 1000)
    await vi.advanceTimersByTimeAsync(10_000)
    const result = await submitting
    expect(result.outcome).toBe('queued')
    upload.progress(1000, 1000)
    expect(progress).toHaveBeenCalledOnce()
    vi.useRealTimers()
    await upload.reply(receiptReply(keyOf(upload)))
    await vi.waitFor(async () => expect(await getSubmission(result.id)).toMatchObject({ state: 'accepted' }), WAIT_LONG)
    expect(await loadResume(result.id)).toBeUndefined()
  })

  test('whose upload breaks off stays queued with its file', async () => {
    const submitting = submit(APPLICATION)
    const upload = await FakeRequest.started()
    upload.onerror?.()
    const result = await submitting
    expect(result.outcome).toBe('queued')
    expect((await loadResume(result.id))?.size).toBe(8)
  })

  test('that a full device cannot store is uploaded from memory when online', async () => {
    stubDevice({ onLine: true, roomBytes: 1000 })
    const progress = vi.fn()
    const submitting = submit(APPLICATION, { onProgress: progress })
    const upload = await FakeRequest.started()
    expect(await (upload.body.get('attachments') as File).text()).toBe('%PDF-1.7')
    upload.progress(800, 1600)
    await upload.reply(receiptReply(keyOf(upload)))
    expect(await submitting).toMatchObject({ outcome: 'accepted' })
    expect(progress).toHaveBeenCalledExactlyOnceWith({ sentBytes: 4, totalBytes: 8 })
    expect(await listSubmissions()).toEqual([])
  })

  test('that was uploaded from memory has no draft any more, and replaces the one that it corrects', async () => {
    const { record, resume } = await applicationSample({ state: 'rejected' })
    await addSubmission(record, { resume })
    await saveResumeDraft(RESUME)
    stubDevice({ onLine: true, roomBytes: 1000 })
    const submitting = submit({ ...APPLICATION, replaces: record.id })
    const upload = await FakeRequest.started()
    await upload.reply(receiptReply(keyOf(upload)))
    expect(await submitting).toMatchObject({ outcome: 'accepted' })
    expect(await listSubmissions()).toEqual([])
    expect(await loadResumeDraft()).toBeUndefined()
  })

  test('that a full device cannot store rejects offline, so that the form keeps the file', async () => {
    stubDevice({ onLine: false, roomBytes: 1000 })
    await expect(submit({ ...APPLICATION, captchaToken: undefined })).rejects.toThrow(OutboxFullError)
    expect(await listSubmissions()).toEqual([])
  })

  test('that cannot be read back from the device is uploaded from memory', async () => {
    const put = IDBObjectStore.prototype.put
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
      return put.call(this, this.name === 'resumes' ? new ArrayBuffer(3) : value, key)
    })
    const submitting = submit(APPLICATION)
    const upload = await FakeRequest.started()
    expect(await (upload.body.get('attachments') as File).text()).toBe('%PDF-1.7')
    await upload.reply(receiptReply(keyOf(upload)))
    expect(await submitting).toMatchObject({ outcome: 'accepted' })
    expect(await listSubmissions()).toEqual([])
  })

  test('has no draft once it is stored, and one again when it is rejected', async () => {
    await saveResumeDraft(RESUME)
    const submitting = submit(APPLICATION)
    const upload = await FakeRequest.started()
    expect(await loadResumeDraft()).toBeUndefined()
    await upload.reply(errorReply(415, 'wrong_type'))
    expect(await submitting).toMatchObject({ outcome: 'rejected', failure: { code: 'wrong_type' } })
    expect((await loadResumeDraft())?.name).toBe('cv.pdf')
  })

  test.each([
    ['accepted', receiptReply],
    ['rejected', () => errorReply(415, 'wrong_type')],
  ])('that is %s leaves alone the file that was chosen meanwhile for another job', async (outcome, replyTo) => {
    const submitting = submit(APPLICATION)
    const upload = await FakeRequest.started()
    await saveResumeDraft(new File(['%PDF-1.4'], 'other.pdf', { type: 'application/pdf' }))
    await upload.reply(replyTo(keyOf(upload)))
    expect(await submitting).toMatchObject({ outcome })
    expect((await loadResumeDraft())?.name).toBe('other.pdf')
  })

  test('has a draft until the moment in which it is stored', async () => {
    await saveResumeDraft(RESUME)
    await saveDraft('application', { firstName: 'Lan' })
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const writers = () => transaction.mock.calls.filter(([, mode]) => mode === 'readwrite')
    const onStored = vi.fn(() => expect(writers()).toHaveLength(1))
    const submitting = submit(APPLICATION, { onStored })
    const upload = await FakeRequest.started()
    expect(onStored).toHaveBeenCalledOnce()
    expect(await loadDraft('application')).toBeUndefined()
    await upload.reply(receiptReply(keyOf(upload)))
    await submitting
  })

  test('leaves text and file alone that were filled in meanwhile in another tab', async () => {
    await saveResumeDraft(RESUME)
    await saveDraft('application', { firstName: 'Lan' }, 1)
    vi.resetModules()
    const tab = {
      ...(await import('#client/device/drafts/drafts.ts')),
      ...(await import('#client/device/drafts/resume-draft.ts')),
    }
    await tab.saveDraft('application', { firstName: 'An' })
    await new Promise((resolve) => setTimeout(resolve, 2))
    await tab.saveResumeDraft(new File(['%PDF-1.4'], 'other.pdf', { type: 'application/pdf' }))
    const submitting = submit(APPLICATION)
    const upload = await FakeRequest.started()
    await upload.reply(receiptReply(keyOf(upload)))
    expect(await submitting).toMatchObject({ outcome: 'accepted' })
    expect(await loadDraft('application')).toEqual({ firstName: 'An' })
    expect((await loadResumeDraft())?.name).toBe('other.pdf')
  })

  test('that is corrected after a refusal leaves alone the file that was chosen meanwhile in another tab', async () => {
    const submitting = submit(APPLICATION)
    const upload = await FakeRequest.started()
    vi.resetModules()
    const tab = await import('#client/device/drafts/resume-draft.ts')
    await tab.saveResumeDraft(new File(['%PDF-1.4'], 'other.pdf', { type: 'application/pdf' }))
    await upload.reply(errorReply(415, 'wrong_type'))
    expect(await submitting).toMatchObject({ outcome: 'rejected' })
    const corrected = submit({ ...APPLICATION, replaces: keyOf(upload) })
    const again = await FakeRequest.started(1)
    await again.reply(receiptReply(keyOf(again)))
    expect(await corrected).toMatchObject({ outcome: 'accepted' })
    expect((await loadResumeDraft())?.name).toBe('other.pdf')
  })

  test('leaves the drafts of other forms alone', async () => {
    relay((key) => receiptReply(key))
    await saveResumeDraft(RESUME)
    await saveDraft('contact', { firstName: 'Lan' })
    await submit(ENQUIRY)
    expect(await loadDraft('contact')).toBeUndefined()
    expect((await loadResumeDraft())?.name).toBe('cv.pdf')
  })

  test('that could not be stored keeps its draft', async () => {
    await saveResumeDraft(RESUME)
    stubDevice({ onLine: false, roomBytes: 1000 })
    await expect(submit({ ...APPLICATION, captchaToken: undefined })).rejects.toThrow(OutboxFullError)
    expect((await loadResumeDraft())?.name).toBe('cv.pdf')
  })

  test('replaces the one that it corrects, with its file', async () => {
    stubDevice({ onLine: false })
    const rejected = await applicationSample({ state: 'rejected' })
    await addSubmission(rejected.record, rejected)
    const result = await submit({ ...APPLICATION, replaces: rejected.record.id })
    expect((await listSubmissions()).map(({ id }) => id)).toEqual([result.id])
    expect(await loadResume(rejected.record.id)).toBeUndefined()
  })
})
