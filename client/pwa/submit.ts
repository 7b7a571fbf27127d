import { digestOf } from '#client/outbox/digest.ts'
import { addSubmission, getSubmission } from '#client/outbox/outbox.ts'
import { OutboxFullError, OutboxUnavailableError } from '#client/outbox/outbox-database.ts'
import { toRelayError } from '#client/outbox/relay-reply.ts'
import { isFinal, sendOutbox } from '#client/outbox/send-outbox.ts'
import { sendRecord } from '#client/outbox/send-record.ts'
import type { PendingSubmission, StoredResume, SubmissionFailure } from '#client/outbox/submission-record.ts'
import type { Application } from '#contract/application.ts'
import type { Contact } from '#contract/contact.ts'
import type { Locale } from '#contract/locale.ts'
import { receiptCode, SUBMISSION_VERSION } from '#contract/submission.ts'
import { registerBackgroundSync } from './background-sync.ts'

/** How long the visitor waits for the relay before hearing that the submission is saved and on its way. */
const ANSWER_TIMEOUT_MS = 10_000

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

async function storedResume(file: File): Promise<StoredResume> {
  const bytes = await file.arrayBuffer()
  return { name: file.name, type: file.type, bytes, digest: await digestOf(bytes) }
}

async function recordOf(request: SubmitRequest): Promise<PendingSubmission> {
  const { kind, payload, resume, locale, captchaToken } = request
  const id = crypto.randomUUID()
  return {
    version: SUBMISSION_VERSION,
    id,
    kind,
    locale,
    payload,
    ...(resume ? { resume: await storedResume(resume) } : {}),
    ...(captchaToken === undefined ? {} : { captchaToken }),
    state: 'queued',
    createdAt: Date.now(),
    attempts: 0,
    nextAttemptAt: 0,
    receipt: receiptCode(id),
  } as PendingSubmission
}

/** Asks the browser not to evict the site's data; harmless when it says no. */
async function askForPersistence(): Promise<void> {
  if (!(await navigator.storage.persisted())) await navigator.storage.persist()
}

/** For a device that stores nothing: sends at once, and gives `storageError` up unless the relay has answered. */
async function sendUnstored(record: PendingSubmission, storageError: Error): Promise<SubmitResult> {
  const { id, receipt } = record
  if (!navigator.onLine) throw storageError
  try {
    return { outcome: 'accepted', id, receipt: (await sendRecord(record)).receipt }
  } catch (thrown) {
    const error = toRelayError(thrown)
    if (!isFinal(error)) throw storageError
    return { outcome: 'rejected', id, receipt, failure: error.failure }
  }
}

async function outcomeOf(queued: SubmitResult): Promise<SubmitResult> {
  const record = await getSubmission(queued.id)
  if (record?.state === 'accepted') return { ...queued, outcome: 'accepted', receipt: record.receipt }
  if (record?.state === 'rejected') return { ...queued, outcome: 'rejected', failure: record.failure }
  return queued
}

async function sendStored(queued: SubmitResult): Promise<SubmitResult> {
  try {
    await sendOutbox()
    return await outcomeOf(queued)
  } catch {
    return queued
  }
}

/**
 * Takes over a validated form: it is stored before anything is sent. Resolves with the relay's answer if that comes
 * within about ten seconds, else with `queued`. Where nothing can be stored it is sent directly instead; when that
 * fails too, this rejects with `OutboxUnavailableError` or `OutboxFullError` and the form must keep what it holds.
 */
export async function submit(request: SubmitRequest): Promise<SubmitResult> {
  const record = await recordOf(request)
  try {
    await addSubmission(record, { replaces: request.replaces })
  } catch (error) {
    if (error instanceof OutboxUnavailableError || error instanceof OutboxFullError) return sendUnstored(record, error)
    throw error
  }
  const queued: SubmitResult = { outcome: 'queued', id: record.id, receipt: record.receipt }
  void askForPersistence().catch(() => {})
  void registerBackgroundSync()
  if (!navigator.onLine) return queued
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<SubmitResult>((resolve) => {
    timer = setTimeout(resolve, ANSWER_TIMEOUT_MS, queued)
  })
  return Promise.race([sendStored(queued), patience]).finally(() => clearTimeout(timer))
}
