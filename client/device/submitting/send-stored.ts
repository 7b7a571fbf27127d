import { startInactivityTimeout } from '#client/device/inactivity-timeout.ts'
import { getSubmission } from '#client/device/outbox/outbox.ts'
import type { SendDependencies } from '#client/device/sending/send-record.ts'
import type { Sender } from './load-sender.ts'
import type { NewSubmission } from './new-submission.ts'
import { registerBackgroundSync } from './register-background-sync.ts'
import type { SubmitOptions, SubmitResult } from './submit.ts'
import { type UploadProgress, watchedUpload } from './watched-upload.ts'

/**
 * If neither an answer nor progress of the upload comes for this long, the visitor is told that the submission is saved
 * and on its way.
 */
const ANSWER_TIMEOUT_MS = 10_000

/**
 * Sends the outbox. Resolves with the relay's answer to this stored submission, or with `queued` if sending fails or if
 * neither an answer nor progress comes for `ANSWER_TIMEOUT_MS`. A running upload then continues, but is not reported
 * any more. Never rejects.
 */
export async function sendStored(
  submission: NewSubmission,
  sender: Promise<Sender>,
  onProgress: SubmitOptions['onProgress'],
): Promise<SubmitResult> {
  const { id, receipt } = submission.record
  const queued: SubmitResult = { outcome: 'queued', id, receipt }
  const inactivity = startInactivityTimeout(ANSWER_TIMEOUT_MS)
  let isVisitorWaiting = true
  const reportToVisitor = (progress: UploadProgress) => {
    if (!isVisitorWaiting) return
    inactivity.restart()
    onProgress?.(progress)
  }
  // The page starts to send before it registers the Background Sync, so that the page gets the send lock before the
  // worker: uploads by the worker report no progress.
  const sent = outcomeOf(queued, sender, watchedUpload(submission, sender, reportToVisitor))
  void registerBackgroundSync()
  const result = await Promise.race([sent, inactivity.expired.then(() => queued)])
  isVisitorWaiting = false
  inactivity.stop()
  return result
}

/** Sends the outbox, and resolves with the outcome of one submission: `queued` if there is none yet. Never rejects. */
async function outcomeOf(
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
