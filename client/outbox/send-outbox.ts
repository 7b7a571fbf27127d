import { FINAL_ERRORS, RETENTION_DAYS } from '#contract/submission.ts'
import { countWaiting, loadResume } from './outbox.ts'
import { type RelayError, toRelayError } from './relay-reply.ts'
import { withSendLock } from './send-lock.ts'
import { BROWSER, type SendDependencies, sendRecord } from './send-record.ts'
import {
  claimNext,
  expireOld,
  markAccepted,
  markFailed,
  markRejected,
  nextAttemptTime,
  releaseLeases,
} from './sending-states.ts'
import type { PendingSubmission } from './submission-record.ts'

const DAY_MS = 24 * 60 * 60_000
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

/** True when sending the same again would not help. */
export function isFinal({ failure }: RelayError): boolean {
  return failure.code !== 'network' && FINAL_ERRORS.includes(failure.code)
}

async function sendClaimed(record: PendingSubmission, deps: SendDependencies, report: SendReport): Promise<void> {
  try {
    // Here and not with the list: of many waiting files only one is in memory.
    const resume = record.kind === 'application' ? await loadResume(record.id) : undefined
    const receipt = await sendRecord(record, resume, deps)
    await markAccepted(record.id, receipt)
    report.accepted.push(record.id)
  } catch (thrown) {
    const error = toRelayError(thrown)
    if (isFinal(error)) {
      await markRejected(record.id, error.failure)
      report.rejected.push(record.id)
    } else {
      await markFailed(record.id, error.failure, deps.now() + (error.retryAfterMs ?? backoffMs(record.attempts)))
    }
  }
}

/**
 * Sends every due submission, one after another, each at most once; none of them keeps the others from being sent.
 * Used by page and worker alike (design §5). Throws only when the outbox itself cannot be read.
 */
export function sendOutbox(dependencies: Partial<SendDependencies> = {}): Promise<SendReport> {
  const deps = { ...BROWSER, ...dependencies }
  return withSendLock(async (exclusive) => {
    const report: SendReport = { accepted: [], rejected: [], remaining: 0 }
    const startedAt = deps.now()
    if (exclusive) await releaseLeases()
    await expireOld(startedAt - RETENTION_DAYS * DAY_MS, startedAt)
    // A failure is put off to a time after `startedAt`, so that nothing is claimed twice.
    for (;;) {
      const record = await claimNext(deps.now(), startedAt)
      if (!record) break
      // An entry that cannot even be marked stays leased and gets its turn again later; the others go on.
      await sendClaimed(record, deps, report).catch(() => {})
    }
    report.remaining = await countWaiting()
    report.nextAttemptAt = await nextAttemptTime()
    return report
  })
}
