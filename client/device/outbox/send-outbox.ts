import { isFinalError } from '#contract/submission/final-errors.ts'
import { countWaiting, loadResume } from './outbox.ts'
import { type RelayError, toRelayError } from './relay-reply.ts'
import { withSendLock } from './send-lock.ts'
import { BROWSER, type SendDependencies, sendRecord } from './send-record.ts'
import {
  claimNext,
  markAccepted,
  markFailed,
  markRejected,
  nextAttemptTime,
  putOffQueue,
  releaseLeases,
} from './sending-states.ts'
import type { PendingSubmission } from './submission-record.ts'

const BACKOFF_MIN_MS = 2000
const BACKOFF_MAX_MS = 5 * 60_000

export interface SendReport {
  accepted: string[]
  rejected: string[]
  /** How many submissions still wait for an answer. */
  remaining: number
  /** When the next of them may be tried, in milliseconds since the epoch. */
  nextAttemptAt?: number
}

/** The wait after failed attempt number `attempts`: 2 s, doubled up to 5 min, spread so that devices do not meet. */
export function backoffMs(attempts: number, random = Math.random()): number {
  return Math.min(BACKOFF_MAX_MS, BACKOFF_MIN_MS * 2 ** (attempts - 1) * (1 + random / 2))
}

/** True when the relay would answer any other submission of the kind the same just now. */
function asksForPause({ failure }: RelayError): boolean {
  return failure.code === 'rate_limited' || failure.code === 'unavailable'
}

/** Sends one submission and notes what came of it. */
async function sendClaimed(record: PendingSubmission, deps: SendDependencies, report: SendReport): Promise<void> {
  try {
    // Here and not with the list: of many waiting files only one is in memory.
    const resume = record.kind === 'application' ? await loadResume(record.id) : undefined
    const receipt = await sendRecord(record, resume, deps)
    await markAccepted(record.id, receipt)
    report.accepted.push(record.id)
  } catch (thrown) {
    const error = toRelayError(thrown)
    if (isFinalError(error.failure.code)) {
      await markRejected(record.id, error.failure)
      report.rejected.push(record.id)
      return
    }
    const now = deps.now()
    const nextAttemptAt = now + (error.retryAfterMs ?? backoffMs(record.attempts))
    await markFailed(record.id, error.failure, nextAttemptAt)
    if (asksForPause(error)) await putOffQueue(record.kind, error.failure, nextAttemptAt, now)
  }
}

/**
 * Sends every due submission, one after another, each at most once; none of them keeps the others from being sent, only a relay
 * that asks for a pause (429, 503): that holds for all of the kind that is queued, for every page and worker.
 * Used by page and worker alike (design §5). Throws only when the outbox itself cannot be read.
 */
export function sendOutbox(dependencies: Partial<SendDependencies> = {}): Promise<SendReport> {
  const deps = { ...BROWSER, ...dependencies }
  return withSendLock(async (exclusive) => {
    const report: SendReport = { accepted: [], rejected: [], remaining: 0 }
    if (exclusive) await releaseLeases()
    // Kept by name, not by time: a clock may be set right while something is being sent.
    const tried = new Set<string>()
    for (;;) {
      const record = await claimNext(deps.now(), tried)
      if (!record) break
      tried.add(record.id)
      // An entry that cannot even be marked stays leased and gets its turn again later; the others go on.
      await sendClaimed(record, deps, report).catch(() => {})
    }
    report.remaining = await countWaiting()
    report.nextAttemptAt = await nextAttemptTime(deps.now())
    return report
  })
}
