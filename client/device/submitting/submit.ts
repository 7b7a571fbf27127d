import { dropKeptResume, keepResume, RESUME_DRAFT } from '#client/device/drafts/resume-draft.ts'
import { addSubmission, getSubmission } from '#client/device/outbox/outbox.ts'
import { OutboxFullError, OutboxUnavailableError } from '#client/device/outbox/outbox-database.ts'
import { toRelayError } from '#client/device/outbox/relay-reply.ts'
import type { SendDependencies } from '#client/device/outbox/send-record.ts'
import { toStoredResume } from '#client/device/outbox/stored-resume.ts'
import type {
  AppliedJob,
  PendingSubmission,
  StoredResume,
  SubmissionFailure,
} from '#client/device/outbox/submission-record.ts'
import type { Locale } from '#contract/addresses.ts'
import type { Application } from '#contract/submission/application.ts'
import type { Contact } from '#contract/submission/contact.ts'
import { isFinalError } from '#contract/submission/final-errors.ts'
import { privacyPolicyVersion } from '#contract/submission/privacy-policy.ts'
import { IDEMPOTENCY_HEADER, receiptCode, SUBMISSION_VERSION } from '#contract/submission/submission.ts'
import { registerBackgroundSync } from './background-sync.ts'
import { type ContentKey, contentKey, forgetContentKey, keepContentKey } from './content-key.ts'
import { type Patience, startPatience } from './inactivity-timeout.ts'

/** How long the visitor waits for a sign of the relay before hearing that the submission is saved and on its way. */
const ANSWER_TIMEOUT_MS = 10_000

/** How much of the application's file has gone. */
export interface UploadProgress {
  sentBytes: number
  totalBytes: number
}

export type SubmitRequest = (
  | { kind: 'contact'; payload: Contact }
  | { kind: 'application'; payload: Application; resume: File; job: AppliedJob }
) & {
  locale: Locale
  /** From `keepCaptchaSolved`; absent when it was deferred. */
  captchaToken?: string
  /** The rejected or expired submission that this one corrects; it is deleted. */
  replaces?: string
}

export interface SubmitResult {
  /** `queued`: saved on the device, sent by itself later. */
  outcome: 'accepted' | 'queued' | 'rejected'
  id: string
  receipt: string
  /** Why it was rejected. */
  failure?: SubmissionFailure
}

/** The device stores nothing, and no answer says whether the relay has the submission. The same content may be sent again: it has the same id. */
export class DeliveryUnknownError extends Error {
  override name = 'DeliveryUnknownError'
}

function recordOf(request: SubmitRequest, resume: StoredResume | undefined, id: string): PendingSubmission {
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
  return { ...envelope, kind: request.kind, payload: request.payload, job: request.job, resume: facts }
}

/** Asks the browser not to evict the site's data; harmless when it says no. */
async function askForPersistence(): Promise<void> {
  if (!(await navigator.storage.persisted())) await navigator.storage.persist()
}

export interface SubmitOptions {
  /** Called once it is stored on the device, and its draft is not any more. */
  onStored?: () => void
  /** Called with how much of the file has gone, as long as the visitor waits. */
  onProgress?: (progress: UploadProgress) => void
}

/** What sends is loaded meanwhile: no form is heavier for it, and what is stored waits for it if need be. */
async function loadSender() {
  const [{ sendOutbox }, { BROWSER, sendRecord }] = await Promise.all([
    import('#client/device/outbox/send-outbox.ts'),
    import('#client/device/outbox/send-record.ts'),
  ])
  return { sendOutbox, sendRecord, BROWSER }
}

type Sender = ReturnType<typeof loadSender>

/** What may have been said by others than the relay, or by one that had already accepted the submission. */
const INCONCLUSIVE: readonly SubmissionFailure['code'][] = ['network', 'in_progress', 'internal', 'unavailable']

/** For a device that stores nothing: sends at once, and gives `storageError` up unless the relay has answered. */
async function sendUnstored(
  record: PendingSubmission,
  resume: StoredResume | undefined,
  key: ContentKey,
  sender: Sender,
  dependencies: Partial<SendDependencies>,
  storageError: Error,
): Promise<SubmitResult> {
  const { id, receipt } = record
  // The transaction may have ended well behind the limit.
  if ((storageError.cause as Error | undefined)?.name === 'TimeoutError') key.mayHaveArrived = true
  keepContentKey(key)
  let posted = false
  try {
    const { BROWSER, sendRecord } = await sender
    const { fetch } = { ...BROWSER, ...dependencies }
    const watched: SendDependencies['fetch'] = (path, init) => {
      posted = true
      return fetch(path, init)
    }
    const reply = await sendRecord(record, resume, { ...BROWSER, fetch: watched })
    forgetContentKey(key)
    return { outcome: 'accepted', id, receipt: reply.receipt }
  } catch (thrown) {
    const { failure } = toRelayError(thrown)
    if (isFinalError(failure.code)) {
      forgetContentKey(key)
      return { outcome: 'rejected', id, receipt, failure }
    }
    key.mayHaveArrived ||= posted && INCONCLUSIVE.includes(failure.code)
    if (!key.mayHaveArrived) throw storageError
    keepContentKey(key)
    throw new DeliveryUnknownError('It is not known whether the submission has arrived', { cause: storageError })
  }
}

async function outcomeOf(queued: SubmitResult): Promise<SubmitResult> {
  const record = await getSubmission(queued.id)
  if (record?.state === 'accepted') return { ...queued, outcome: 'accepted', receipt: record.receipt }
  if (record?.state === 'rejected') return { ...queued, outcome: 'rejected', failure: record.failure }
  return queued
}

/** Uploads of which that of submission `id`, one of several perhaps, tells how far it is. */
function watchedUpload(id: string, onProgress: (share: number) => void): SendDependencies['fetch'] {
  return async (path, init) => {
    const { uploadWithProgress } = await import('./upload.ts')
    const isIts = new Headers(init.headers).get(IDEMPOTENCY_HEADER) === id
    return uploadWithProgress(isIts ? onProgress : () => {})(path, init)
  }
}

async function sendStored(
  queued: SubmitResult,
  sender: Sender,
  dependencies: Partial<SendDependencies>,
): Promise<SubmitResult> {
  try {
    await (await sender).sendOutbox(dependencies)
    return await outcomeOf(queued)
  } catch {
    return queued
  }
}

/**
 * Takes over a validated form: it is stored before anything is sent. Resolves with the relay's answer if that comes, else
 * with `queued` once neither an answer nor progress has come for about ten seconds. What `keepResume` kept is dropped once the outbox has it, and kept again when the relay rejects it. Where nothing
 * can be stored it is sent directly instead; when that fails too, this rejects with `OutboxUnavailableError`, `OutboxFullError`
 * or, where it may have arrived all the same, `DeliveryUnknownError`, and the form must keep what it holds.
 */
export async function submit(
  request: SubmitRequest,
  { onStored, onProgress }: SubmitOptions = {},
): Promise<SubmitResult> {
  const sender = loadSender()
  sender.catch(() => {}) // Whoever needs it hears of it.
  const resume = request.kind === 'application' ? await toStoredResume(request.resume) : undefined
  const key = await contentKey([request.kind, request.payload, resume?.digest])
  const record = recordOf(request, resume, key.id)
  const { id, receipt } = record
  let patience: Patience | undefined
  let watched = true
  const tell = (share: number, totalBytes: number) => {
    if (!watched) return
    patience?.renew()
    onProgress?.({ sentBytes: Math.floor(share * totalBytes), totalBytes })
  }
  // Only a file takes long enough to be watched.
  const dependencies = resume ? { fetch: watchedUpload(id, (share) => tell(share, resume.size)) } : {}

  const drafts = request.kind === 'application' ? [request.kind, RESUME_DRAFT] : [request.kind]
  void askForPersistence().catch(() => {})
  try {
    await addSubmission(record, { replaces: request.replaces, resume: resume?.bytes, drafts })
  } catch (error) {
    if (!(error instanceof OutboxUnavailableError) && !(error instanceof OutboxFullError)) throw error
    return sendUnstored(record, resume, key, sender, dependencies, error)
  }
  // From here on the outbox sees to it that it arrives once.
  forgetContentKey(key)
  // Should the page die now, the next visitor must not find the file in the form.
  if (request.kind === 'application') void dropKeptResume()
  onStored?.()
  const queued: SubmitResult = { outcome: 'queued', id, receipt }
  patience = startPatience(ANSWER_TIMEOUT_MS)
  // The page asks for the lock before the worker can, whose uploads nobody can watch.
  const sent = sendStored(queued, sender, dependencies)
  void registerBackgroundSync()
  const result = await Promise.race([sent, patience.over.then(() => queued)])
  watched = false
  patience.end()
  // Back in the form, to be corrected.
  if (request.kind === 'application' && result.outcome === 'rejected') await keepResume(request.resume).catch(() => {})
  return result
}
