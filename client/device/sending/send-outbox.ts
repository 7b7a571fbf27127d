import { ignoreFull } from '#client/device/database/outbox-database.ts'
import type { UnacceptedSubmission } from '#client/device/database/submission-record.ts'
import { countWaiting, loadForSending } from '#client/device/outbox/outbox.ts'
import { rememberOutcome } from '#client/device/outbox/remembered-outcomes.ts'
import { acceptedRecord } from '#client/device/outbox/submission-transitions.ts'
import { type RelayError, toRelayError } from '#client/device/relay/relay-reply.ts'
import { isFinalError } from '#contract/submission/final-errors.ts'
import type { ReceiptReply } from '#contract/submission/submission.ts'
import { type NextToSend, nextToSend } from './next-to-send.ts'
import { withSendLock } from './send-lock.ts'
import { type SendDependencies, sendRecord } from './send-record.ts'
import { postponeQueued } from './send-schedule.ts'
import { markAccepted, markFailed, markProgress, markRejected, releaseLeases } from './sending-states.ts'

const BACKOFF_MIN_MS = 2000
const BACKOFF_MAX_MS = 5 * 60_000

/**
 * Sends every due submission, one after another, each at most once. If this page or worker gets the send lock, first
 * makes those submissions due that a closed page was sending. A submission that fails does not stop the others. If the
 * relay asks for a pause (`asksForPause`), all queued submissions of the same kind (enquiry or application) are
 * postponed, for every page and the worker. Used by pages and the worker (docs/product.md §11.2). Resolves with the
 * number of submissions that have no outcome yet. Throws only if the outbox cannot be read or changed, or if the page
 * is left before the sending begins.
 */
export function sendOutbox(dependencies: Partial<SendDependencies> = {}): Promise<number> {
  return withSendLock(async (hasLock) => {
    // On a full device `releaseLeases` fails. The leases then end by themselves.
    if (hasLock) await releaseLeases().catch(() => {})
    // `tried` keeps each submission from being tried twice in this run. It holds ids, because a comparison of times
    // would fail if the device's clock is corrected while a submission is being sent.
    const tried = new Set<string>()
    for (;;) {
      const next = await nextToSend(tried, hasLock)
      if (!next) return countWaiting()
      tried.add(next.record.id)
      // An error means that the outcome could not be stored. It is ignored: the submission stays leased, and is tried
      // again when the lease has run out or `releaseLeases` has ended it.
      await sendAndStoreOutcome(next, dependencies).catch(() => {})
    }
  })
}

/**
 * Makes one attempt to send a submission. Because of its lease or the send lock, no other page or worker sends it
 * meanwhile. Then stores the receipt, the rejection, or when the next attempt is due. On a full device only this page's
 * memory keeps them (`rememberOutcome`). If the receipt cannot be stored for another reason, the attempt counts as
 * failed: the next attempt gets the same receipt.
 */
async function sendAndStoreOutcome(
  { record, isLeased }: NextToSend,
  dependencies: Partial<SendDependencies>,
): Promise<void> {
  try {
    await storeReceipt(record.id, await sendWithFile(record, dependencies))
  } catch (thrown) {
    const error = toRelayError(thrown)
    await (isLeased ? storeFailure(record, error) : rememberFailure(record.id, error))
  }
}

/**
 * Loads the file of a submission, sends both, and resolves with the relay's receipt. The file is loaded only now and
 * not with the list of submissions, so that only one of many files is in memory at a time. Throws `RelayError`, or
 * `OutboxUnavailableError` if the file cannot be read.
 */
async function sendWithFile(
  picked: UnacceptedSubmission,
  dependencies: Partial<SendDependencies>,
): Promise<ReceiptReply> {
  const { record, file } = await loadForSending(picked)
  const onProgress = (id: string, share: number) => {
    dependencies.onProgress?.(id, share)
    // An error is ignored, because the upload goes on even if its progress cannot be stored.
    void markProgress(id, share, Date.now()).catch(() => {})
  }
  // The stored record does not count this attempt if it could not be leased (`nextToSend`).
  return sendRecord({ ...record, attempts: picked.attempts }, file, { ...dependencies, onProgress })
}

/** Stores the receipt of a submission, on a full device only in memory. */
async function storeReceipt(id: string, receipt: ReceiptReply): Promise<void> {
  try {
    await markAccepted(id, receipt)
  } catch (error) {
    ignoreFull(error)
    await rememberOutcome(id, (stored) => ({ ...acceptedRecord(stored, receipt), isUnstored: true }))
  }
}

/** Stores that a leased submission was rejected or, after any other error, when its next attempt is due. */
async function storeFailure({ id, kind, attempts }: UnacceptedSubmission, error: RelayError): Promise<void> {
  const { failure } = error
  if (isFinalError(failure.code)) return markRejected(id, failure)
  const now = Date.now()
  const nextAttemptAt = now + (error.retryAfterMs ?? backoffMs(attempts))
  await markFailed(id, failure, nextAttemptAt)
  if (asksForPause(error)) await postponeQueued(kind, failure, nextAttemptAt, now)
}

/** Keeps a failed attempt without a lease in memory: the full device can store nothing of this attempt. */
function rememberFailure(id: string, { failure }: RelayError): Promise<void> {
  const state = isFinalError(failure.code) ? 'rejected' : 'queued'
  return rememberOutcome(id, (stored) => ({ ...stored, state, attempts: stored.attempts + 1, failure }))
}

/**
 * Returns the wait in milliseconds after failed attempt number `attempts`, counted from 1: 2 s after the first, twice
 * as long after each further one, at most 5 min. Random jitter makes waits below the maximum longer by up to a half, so
 * that devices do not all send at once.
 */
export function backoffMs(attempts: number, random = Math.random()): number {
  return Math.min(BACKOFF_MAX_MS, BACKOFF_MIN_MS * 2 ** (attempts - 1) * (1 + random / 2))
}

/** True if the relay would now refuse all other submissions of this kind (enquiry or application) as well. */
function asksForPause({ failure }: RelayError): boolean {
  return failure.code === 'rate_limited' || failure.code === 'unavailable'
}
