import { wasCleared } from '#client/device/drafts/cleared-device.ts'
import { isDraftStored, lastKnownStamp, unchangedDrafts } from '#client/device/drafts/drafts.ts'
import {
  deleteResumeDraft,
  loadResumeDraft,
  RESUME_DRAFT,
  saveResumeDraft,
} from '#client/device/drafts/resume-draft.ts'
import { startInactivityTimeout } from '#client/device/outbox/inactivity-timeout.ts'
import { deleteCorrected, getSubmission } from '#client/device/outbox/outbox.ts'
import { OutboxFullError, OutboxUnavailableError } from '#client/device/outbox/outbox-database.ts'
import type { SendDependencies } from '#client/device/outbox/send-record.ts'
import { toStoredResume } from '#client/device/outbox/stored-resume.ts'
import {
  type AppliedJob,
  isWaiting,
  type StoredResume,
  type SubmissionFailure,
  type UnsealedSubmission,
} from '#client/device/outbox/submission-record.ts'
import type { Locale } from '#contract/addresses.ts'
import type { Application } from '#contract/submission/application.ts'
import type { Contact } from '#contract/submission/contact.ts'
import { privacyPolicyVersion } from '#contract/submission/privacy-policy.ts'
import { receiptCode } from '#contract/submission/receipt-code.ts'
import { CONTACT_PATH, IDEMPOTENCY_HEADER, SUBMISSION_VERSION } from '#contract/submission/submission.ts'
import { type ContentKey, deleteContentKey, keyForContent } from './content-key.ts'
import { loadSender, type Sender } from './load-sender.ts'
import { registerBackgroundSync } from './register-background-sync.ts'
import { sendUnstored } from './send-unstored.ts'
import { storeSubmission } from './store-submission.ts'

/**
 * If neither an answer nor progress of the upload comes for this long, the visitor is told that the submission is saved
 * and on its way.
 */
const ANSWER_TIMEOUT_MS = 10_000

/** Thrown if the browser has lost the bytes of the chosen file. The visitor has to choose the file again. */
export class ResumeUnreadableError extends Error {}

export interface UploadProgress {
  /** The number of bytes of the application's file that have been sent so far. */
  sentBytes: number
  totalBytes: number
}

export type SubmitRequest = (
  | { kind: 'contact'; payload: Contact }
  | { kind: 'application'; payload: Application; resume: File; job: AppliedJob }
) & {
  locale: Locale
  /** The token from `keepCaptchaSolved`; without a token the captcha is solved when the submission is sent. */
  captchaToken?: string
  /** The id of the rejected or expired submission that this submission corrects and replaces. */
  replaces?: string
}

export interface SubmitResult {
  /** `queued`: the submission is stored on the device, and pages and the worker send it later. */
  outcome: 'accepted' | 'queued' | 'rejected'
  id: string
  receipt: string
  /** The reason of a rejection. */
  failure?: SubmissionFailure
}

export interface SubmitOptions {
  /** Called once the submission is stored and its draft deleted. */
  onStored?: () => void
  /** Called if the submission cannot be stored. It is then lost if the page is left before it has been sent. */
  onUnstored?: () => void
  /** Called with the progress of the upload of an application, until `submit` resolves. */
  onProgress?: (progress: UploadProgress) => void
}

/**
 * Submits a validated form: stores the submission (encrypted, if the device is a tablet shared at a job fair), deletes
 * its drafts (unless another tab has changed them), and then sends it. Resolves with the relay's answer. Resolves with
 * `queued` if sending fails or if neither an answer nor progress comes for `ANSWER_TIMEOUT_MS`; a running upload then
 * continues. If the relay rejects an application, the draft of its file is saved again. If another tab has sent the same
 * draft, stores nothing, and resolves with what has become of that submission.
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
  const resume = request.kind === 'application' ? await readResume(request.resume) : undefined
  const key = await keyOf(request, resume)
  const submission: Submission = { request, record: recordOf(request, resume, key), resume, key }
  const [isSent, drafts] = await Promise.all([
    isSentByOtherTab(key),
    unchangedDrafts(request.kind === 'application' ? [request.kind, RESUME_DRAFT] : [request.kind]),
  ])
  if (isSent) return submitStored(submission, sender, options)
  void askForPersistence().catch(() => {})
  try {
    await storeSubmission(submission.record, resume, { replaces: request.replaces, drafts })
  } catch (error) {
    if (!(error instanceof OutboxUnavailableError) && !(error instanceof OutboxFullError)) throw error
    return submitUnstored(submission, error, sender, options)
  }
  return submitStored(submission, sender, options)
}

/** What the visitor submits, in the forms in which it is stored and sent. */
interface Submission {
  request: SubmitRequest
  record: UnsealedSubmission
  /** The file of an application; undefined for an enquiry. */
  resume: StoredResume | undefined
  key: ContentKey
}

/** Sends a submission that the outbox has stored, and resolves as `submit` does. */
async function submitStored(
  { request, record, resume, key }: Submission,
  sender: Promise<Sender>,
  { onStored, onProgress }: SubmitOptions,
): Promise<SubmitResult> {
  // The outbox now holds the submission under this id. If the visitor sends the same content once more, that is a new
  // submission and needs a new id.
  deleteContentKey(key)
  // `addSubmission` has deleted the draft of the file. But the form may still be saving this draft, and the save would
  // write it again for the next visitor to find. `deleteResumeDraft` waits for the running save and then deletes the
  // draft.
  if (request.kind === 'application') void deleteResumeDraft()
  onStored?.()
  const result = await sendWhileVisitorWaits(record, sender, shareReporter(resume, onProgress))
  if (request.kind === 'application' && result.outcome === 'rejected') await keepForCorrection(request.resume)
  return result
}

/**
 * Sends a submission that could not be stored because of `storageError`, and resolves or throws as `submit` does. Once
 * it is accepted, deletes what a stored submission would have replaced in the same transaction.
 */
async function submitUnstored(
  { request, record, resume, key }: Submission,
  storageError: Error,
  sender: Promise<Sender>,
  { onUnstored, onProgress }: SubmitOptions,
): Promise<SubmitResult> {
  onUnstored?.()
  const report = shareReporter(resume, onProgress)
  const dependencies = report ? watchedUpload(record.id, sender, report) : {}
  const result = await sendUnstored({ record, resume, key, storageError }, sender, dependencies)
  if (result.outcome === 'accepted') {
    if (request.kind === 'application') await deleteResumeDraft()
    if (request.replaces !== undefined) await deleteCorrected(request.replaces).catch(() => {})
  }
  return result
}

/** Reports which share of an upload has been sent, from 0 to 1. */
type ReportShare = (share: number) => void

/**
 * Returns a function that reports the progress of a file's upload in bytes. Returns undefined for an enquiry, because an
 * enquiry is too small for its progress to be shown.
 */
function shareReporter(
  resume: StoredResume | undefined,
  onProgress: SubmitOptions['onProgress'],
): ReportShare | undefined {
  if (!resume) return undefined
  const totalBytes = resume.size
  return (share) => onProgress?.({ sentBytes: Math.floor(share * totalBytes), totalBytes })
}

/**
 * Sends the outbox. Resolves with the relay's answer to this stored submission, or with `queued` if sending fails or if
 * neither an answer nor progress comes for `ANSWER_TIMEOUT_MS`. A running upload then continues, but is not reported
 * any more.
 */
async function sendWhileVisitorWaits(
  { id, receipt }: UnsealedSubmission,
  sender: Promise<Sender>,
  report: ReportShare | undefined,
): Promise<SubmitResult> {
  const queued: SubmitResult = { outcome: 'queued', id, receipt }
  const inactivity = startInactivityTimeout(ANSWER_TIMEOUT_MS)
  let isVisitorWaiting = true
  const reportToVisitor = (share: number) => {
    if (!isVisitorWaiting) return
    inactivity.restart()
    report?.(share)
  }
  // The page starts to send before it registers the Background Sync, so that the page gets the send lock before the
  // worker: uploads by the worker report no progress.
  const sent = sendStored(queued, sender, report ? watchedUpload(id, sender, reportToVisitor) : {})
  void registerBackgroundSync()
  const result = await Promise.race([sent, inactivity.expired.then(() => queued)])
  isVisitorWaiting = false
  inactivity.stop()
  return result
}

/**
 * Reads the file of an application. WebKit keeps files in a process that iOS may end while the browser is in the
 * background: the file in the form then has no bytes any more, but the draft has a copy.
 */
async function readResume(file: File): Promise<StoredResume> {
  return toStoredResume(file).catch(async (cause) => {
    const copy = await loadResumeDraft()
    if (copy?.name !== file.name || copy.size !== file.size) throw new ResumeUnreadableError('No bytes', { cause })
    return toStoredResume(copy)
  })
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
 * Resolves with the key of what the visitor submits. An application has the same key in each language of the page: a
 * visitor who has changed the language after a lost answer sends it once more.
 */
async function keyOf(request: SubmitRequest, resume: StoredResume | undefined): Promise<ContentKey> {
  const stamp = lastKnownStamp(request.kind)
  if (request.kind === 'contact') return keyForContent([request.kind, request.payload, resume?.digest], stamp)
  const { jobTitle, locations, ...person } = request.payload
  const key = await keyForContent([request.kind, person, request.job, resume?.digest], stamp)
  key.jobTexts ??= { jobTitle, locations }
  return key
}

/** True if another tab that shows the same draft has stored or sent this submission (`newId`). Never rejects. */
async function isSentByOtherTab({ id }: ContentKey): Promise<boolean> {
  const record = await getSubmission(id).catch(() => undefined)
  return record !== undefined && (record.state === 'accepted' || isWaiting(record))
}

/** Returns the record under which the outbox stores a new submission with the id of this key. */
function recordOf(
  request: SubmitRequest,
  resume: StoredResume | undefined,
  { id, jobTexts }: ContentKey,
): UnsealedSubmission {
  const { locale, captchaToken } = request
  const envelope = {
    version: SUBMISSION_VERSION,
    id,
    locale,
    policyVersion: privacyPolicyVersion,
    ...(captchaToken === undefined ? {} : { captchaToken }),
    state: 'queued' as const,
    createdAt: Date.now(),
    attempts: 0,
    nextAttemptAt: 0,
    receipt: receiptCode(id),
  }
  if (request.kind === 'contact') return { ...envelope, kind: request.kind, payload: request.payload }
  const { bytes: _, ...facts } = resume as StoredResume
  const payload = { ...request.payload, ...jobTexts }
  return { ...envelope, kind: request.kind, payload, job: request.job, resume: facts }
}

/** Asks the browser not to evict the site's data, of which the outbox is a part. The browser may refuse. */
async function askForPersistence(): Promise<void> {
  if (!(await navigator.storage.persisted())) await navigator.storage.persist()
}

/**
 * Returns dependencies for `sendOutbox` that report the progress of submission `id` only, because `sendOutbox` sends
 * all waiting submissions. `fetch` reports an upload in one request, `onProgress` an upload in parts.
 */
function watchedUpload(
  id: string,
  sender: Promise<Sender>,
  report: ReportShare,
): Pick<SendDependencies, 'fetch' | 'onProgress'> {
  return {
    async fetch(path, init) {
      const { uploadWithProgress } = await sender
      const isThis = path === CONTACT_PATH && new Headers(init.headers).get(IDEMPOTENCY_HEADER) === id
      return uploadWithProgress(path, init, isThis ? report : undefined)
    },
    onProgress: (sentId, share) => {
      if (sentId === id) report(share)
    },
  }
}

/**
 * Sends the outbox, and resolves with the outcome of one stored submission: the relay's answer or, if there is none yet,
 * `queued`. Never rejects.
 */
async function sendStored(
  queued: SubmitResult,
  sender: Promise<Sender>,
  dependencies: Partial<SendDependencies>,
): Promise<SubmitResult> {
  try {
    await (await sender).sendOutbox(dependencies)
    const record = await getSubmission(queued.id)
    if (record?.state === 'accepted') return { ...queued, outcome: 'accepted', receipt: record.receipt }
    if (record?.state === 'rejected') return { ...queued, outcome: 'rejected', failure: record.failure }
  } catch {
    // The submission stays in the outbox, and a later trigger sends it (`outbox-triggers.ts`).
  }
  return queued
}
