import { OutboxFullError, OutboxUnavailableError } from '#client/device/database/outbox-database.ts'
import { isWaiting, type SubmissionFailure } from '#client/device/database/submission-record.ts'
import { wasCleared } from '#client/device/drafts/cleared-device.ts'
import { isDraftStored } from '#client/device/drafts/drafts.ts'
import { deleteResumeDraft, RESUME_DRAFT, saveResumeDraft } from '#client/device/drafts/resume-draft.ts'
import { deleteCorrected, getSubmission } from '#client/device/outbox/outbox.ts'
import { type ContentKey, deleteContentKey } from './content-key.ts'
import { loadSender, type Sender } from './load-sender.ts'
import { type NewSubmission, newSubmission, type SubmitRequest } from './new-submission.ts'
import { sendStored } from './send-stored.ts'
import { sendUnstored } from './send-unstored.ts'
import { storeSubmission } from './store-submission.ts'
import { type UploadProgress, watchedUpload } from './watched-upload.ts'

export interface SubmitResult {
  /** `queued`: the submission is stored on the device, and pages and the worker send it later. */
  outcome: 'accepted' | 'queued' | 'rejected'
  id: string
  receipt: string
  /** The reason of a rejection. */
  failure?: SubmissionFailure
}

export interface SubmitOptions {
  /** Called with the id of the submission, before it is stored. */
  onIdentified?: (id: string) => void
  /** Called once the submission is stored and its drafts count as sent. The form deletes its draft then. */
  onStored?: () => void
  /** Called if the submission cannot be stored. It is then lost if the page is left before it has been sent. */
  onUnstored?: () => void
  /** Called with the progress of the upload of an application, until `submit` resolves. */
  onProgress?: (progress: UploadProgress) => void
}

/**
 * Submits a validated form: stores the submission (encrypted, if the device is a tablet in fair mode) and then sends it.
 * Once it is stored, its drafts count as sent, unless another tab has changed them. Resolves as `sendStored` does. If
 * the relay rejects an application, the draft of its file is saved again. If another tab has sent the same draft, stores
 * nothing, and resolves with what has become of that submission.
 *
 * If the submission cannot be stored, it is sent directly. Once it is accepted, the draft of its file and the
 * submission that it replaces are deleted. If the direct sending fails too, this throws `OutboxUnavailableError`,
 * `OutboxFullError` or `DeliveryUnknownError`, and the form must keep its content. Throws `CorrectedElsewhereError`,
 * and sends nothing, if the submission to correct is no longer there, and `ResumeUnreadableError` if the file has no
 * bytes.
 */
export async function submit(request: SubmitRequest, options: SubmitOptions = {}): Promise<SubmitResult> {
  const sender = loadSender()
  sender.catch(() => {}) // The rejection is handled where `sender` is awaited.
  const submission = await newSubmission(request)
  const { record, resume, key } = submission
  options.onIdentified?.(key.id)
  if (await isSentByOtherTab(key)) return submitStored(submission, sender, options)
  void askForPersistence().catch(() => {})
  const drafts = request.kind === 'application' ? [request.kind, RESUME_DRAFT] : [request.kind]
  try {
    await storeSubmission(record, resume, { replaces: request.replaces, drafts })
  } catch (error) {
    if (!(error instanceof OutboxUnavailableError) && !(error instanceof OutboxFullError)) throw error
    return submitUnstored(submission, error, sender, options)
  }
  return submitStored(submission, sender, options)
}

/** Sends a submission that the outbox has stored, and resolves as `submit` does. */
async function submitStored(
  submission: NewSubmission,
  sender: Promise<Sender>,
  { onStored, onProgress }: SubmitOptions,
): Promise<SubmitResult> {
  const { request, key } = submission
  // The outbox now holds the submission under this id. If the visitor sends the same content once more, that is a new
  // submission and needs a new id.
  deleteContentKey(key)
  // The draft of the file counts as sent. But the form may still be saving this draft, and the save would write it anew
  // for the next visitor to find. `deleteResumeDraft` waits for the running save and then deletes the draft.
  if (request.kind === 'application') void deleteResumeDraft()
  onStored?.()
  const result = await sendStored(submission, sender, onProgress)
  if (request.kind === 'application' && result.outcome === 'rejected') await keepForCorrection(request.resume)
  return result
}

/**
 * Sends a submission that could not be stored because of `storageError`, and resolves or throws as `submit` does. Once
 * it is accepted, deletes what a stored submission would have replaced in the same transaction.
 */
async function submitUnstored(
  submission: NewSubmission,
  storageError: Error,
  sender: Promise<Sender>,
  { onUnstored, onProgress }: SubmitOptions,
): Promise<SubmitResult> {
  const { request } = submission
  onUnstored?.()
  const dependencies = watchedUpload(submission, sender, onProgress)
  const result = await sendUnstored(submission, storageError, sender, dependencies)
  if (result.outcome === 'accepted') {
    if (request.kind === 'application') await deleteResumeDraft()
    if (request.replaces !== undefined) await deleteCorrected(request.replaces).catch(() => {})
  }
  return result
}

/**
 * Saves the file of a rejected application as the draft of the form, in which the visitor corrects the application.
 * Saves nothing if the visitor has meanwhile chosen a file for another job in another tab, or has cleared the device.
 */
async function keepForCorrection(resume: File): Promise<void> {
  if ((await isDraftStored(RESUME_DRAFT)) || wasCleared()) return
  await saveResumeDraft(resume).catch(() => {})
}

/**
 * True if another tab that shows the same draft, and so gives the submission the same id (`keyForContent`), has stored
 * or sent it. Never rejects.
 */
async function isSentByOtherTab({ id }: ContentKey): Promise<boolean> {
  const record = await getSubmission(id).catch(() => undefined)
  return record !== undefined && (record.state === 'accepted' || isWaiting(record))
}

/** Asks the browser not to evict the site's data, of which the outbox is a part. The browser may refuse. */
async function askForPersistence(): Promise<void> {
  if (!(await navigator.storage.persisted())) await navigator.storage.persist()
}
