import { isFinalError } from '#contract/submission/final-errors.ts'
import { keepOutcome } from './kept-outcomes.ts'
import { countWaiting, listSubmissions, loadForSending } from './outbox.ts'
import { ignoreFull, OutboxFullError } from './outbox-database.ts'
import { type RelayError, toRelayError } from './relay-reply.ts'
import { withSendLock } from './send-lock.ts'
import { type SendDependencies, sendRecord } from './send-record.ts'
import {
  acceptedRecord,
  claimNext,
  markAccepted,
  markFailed,
  markProgress,
  markRejected,
  nextDue,
  postponeQueued,
  releaseLeases,
} from './sending-states.ts'
import type { UnacceptedSubmission } from './submission-record.ts'

const BACKOFF_MIN_MS = 2000
const BACKOFF_MAX_MS = 5 * 60_000
/** The shortest time between two attempts to send a submission without a lease, on a full device. */
const WITHOUT_LEASE_MS = 60_000

/**
 * Returns the wait in milliseconds after failed attempt number `attempts`, counted from 1: 2 s after the first, twice
 * as long after each further one, at most 5 min. Random jitter makes waits below the maximum longer by up to a half, so
 * that devices do not all send at once.
 */
export function backoffMs(attempts: number, random = Math.random()): number {
  return Math.min(BACKOFF_MAX_MS, BACKOFF_MIN_MS * 2 ** (attempts - 1) * (1 + random / 2))
}

/**
 * The ids of the submissions that this page or worker has sent without a lease (`claim`) within `WITHOUT_LEASE_MS`. The
 * full device cannot store when the next attempt is due, and without this set there would be one every few seconds.
 */
const sentWithoutLease = new Set<string>()

/**
 * Leases the next submission (`claimNext`). A device that has become full since the submission was stored has no room
 * for the lease. If the caller has the send lock (`exclusive`), it then gets the submission without a lease: the device
 * may stay full for ever.
 */
async function claim(tried: Set<string>, exclusive: boolean): Promise<UnacceptedSubmission | undefined> {
  try {
    return await claimNext(Date.now(), tried)
  } catch (error) {
    if (!exclusive || !(error instanceof OutboxFullError)) throw error
    const record = nextDue(await listSubmissions(), Date.now(), new Set([...tried, ...sentWithoutLease]))
    if (!record) return undefined
    sentWithoutLease.add(record.id)
    setTimeout(() => sentWithoutLease.delete(record.id), WITHOUT_LEASE_MS)
    // This attempt counts as one, as in `claimNext`, and one more counts as made before it, so that a large submission
    // is sent in parts (`goesInParts`): the receipt cannot be stored either, and the next attempt must not send the
    // whole file again. `sendClaimed` passes this count on, because the stored record lacks it.
    return { ...record, attempts: record.attempts + 2 }
  }
}

/** True if the relay would now refuse all other submissions of this kind (enquiry or application) as well. */
function asksForPause({ failure }: RelayError): boolean {
  return failure.code === 'rate_limited' || failure.code === 'unavailable'
}

/**
 * Sends a submission that this page or worker has got from `claim`. Because of its lease or the send lock, no other
 * page or worker sends it meanwhile. Stores in the outbox the outcome, or when the submission is to be tried again. On
 * a full device keeps the outcome in memory.
 */
async function sendClaimed(claimed: UnacceptedSubmission, dependencies: Partial<SendDependencies>): Promise<void> {
  try {
    // The file is loaded here and not with the list of submissions, so that only one of many files is in memory at a
    // time.
    const { record, file } = await loadForSending(claimed)
    const onProgress = (id: string, share: number) => {
      dependencies.onProgress?.(id, share)
      // An error is ignored, because the upload goes on even if its progress cannot be stored.
      void markProgress(id, share, Date.now()).catch(() => {})
    }
    const receipt = await sendRecord({ ...record, attempts: claimed.attempts }, file, { ...dependencies, onProgress })
    await markAccepted(claimed.id, receipt).catch(async (error) => {
      ignoreFull(error)
      await keepOutcome(claimed.id, (stored) => ({ ...acceptedRecord(stored, receipt), isUnstored: true }))
    })
  } catch (thrown) {
    const error = toRelayError(thrown)
    const { failure } = error
    const isFinal = isFinalError(failure.code)
    // Without a lease nothing can be stored of this attempt.
    if (claimed.state === 'queued') {
      const state = isFinal ? 'rejected' : 'queued'
      await keepOutcome(claimed.id, (stored) => ({ ...stored, state, attempts: stored.attempts + 1, failure }))
      return
    }
    if (isFinal) {
      await markRejected(claimed.id, failure)
      return
    }
    const now = Date.now()
    const nextAttemptAt = now + (error.retryAfterMs ?? backoffMs(claimed.attempts))
    await markFailed(claimed.id, failure, nextAttemptAt)
    if (asksForPause(error)) await postponeQueued(claimed.kind, failure, nextAttemptAt, now)
  }
}

/**
 * Sends every due submission, one after another, each at most once. If this page or worker gets the send lock, first
 * makes those submissions due that a closed page was sending. A submission that fails does not stop the others. If the
 * relay asks for a pause (`asksForPause`), all queued submissions of the same kind (enquiry or application) are
 * postponed, for every page and the worker. Used by pages and the worker (docs/product.md §11.2). Resolves with the
 * number of submissions that have no outcome yet. Throws only if the outbox cannot be read or changed, or if the page
 * is left before the sending begins.
 */
export function sendOutbox(dependencies: Partial<SendDependencies> = {}): Promise<number> {
  return withSendLock(async (exclusive) => {
    if (exclusive) await releaseLeases().catch(() => {}) // A full device has no room for this either.
    // `tried` keeps each submission from being tried twice in this run. It holds ids, because a comparison of times
    // would fail if the device's clock is corrected while a submission is being sent.
    const tried = new Set<string>()
    for (;;) {
      const record = await claim(tried, exclusive)
      if (!record) break
      tried.add(record.id)
      // An error means that the outcome could not be stored. It is ignored: the submission stays leased, and is tried
      // again when the lease has run out or `releaseLeases` has ended it.
      await sendClaimed(record, dependencies).catch(() => {})
    }
    return countWaiting()
  })
}
