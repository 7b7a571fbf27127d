import type { Log } from '../log.ts'
import type { LeasedMail } from '../store/mail-leases.ts'
import type { StateAfterTry, TryResult } from '../store/mails.ts'
import { StoreError } from '../store/store-error.ts'
import { UncertainDelivery } from './mail-transport.ts'
import { nextTryTime, type RetryWaits } from './next-try.ts'
import type { Delivery } from './send-submission.ts'

/**
 * A try that threw an error. After `UncertainDelivery` the mail may have arrived. After any other error the mail has
 * reached no recipient in this try.
 */
export interface FailedTry {
  error: unknown
}

/** Returns what is recorded of a try that ended at `now`. */
export function resultOf(outcome: Delivery | FailedTry, mail: LeasedMail, waits: RetryWaits, now: Date): TryResult {
  if ('error' in outcome) return resultOfError(outcome.error, mail, waits, now)
  const { refused, isComplete } = outcome
  const refusal = refused.length > 0 && { stillTo: refused.join(', ') }
  // No further try can read more of the submission, so the operator has to look at it.
  if (!isComplete) return { state: 'failed', error: 'sent, but not all of it could be read', ...refusal }
  if (!refusal) return { state: 'sent', sentAt: now, error: null }
  const state = queuedOrGivenUp(mail, waits, now, { hasReachedSome: true })
  return { ...state, error: 'refused for some recipients', ...refusal }
}

function resultOfError(cause: unknown, mail: LeasedMail, waits: RetryWaits, now: Date): TryResult {
  const error = cause instanceof StoreError ? `store: ${cause.reason}` : String(cause)
  if (!(cause instanceof UncertainDelivery)) {
    return { ...queuedOrGivenUp(mail, waits, now, { hasReachedSome: mail.stillTo !== null }), error }
  }
  // Each further try could deliver one more copy, so there is only one.
  if (mail.uncertainTries > 0) return { state: 'uncertain', error, isUncertain: true }
  return { state: 'queued', nextTry: new Date(now.getTime() + waits.mailRetryMaxMs), error, isUncertain: true }
}

/**
 * Queues a mail for its next try. A mail that is given up counts as sent if some recipients have it, because the
 * company can then answer the sender. Otherwise it is failed.
 */
function queuedOrGivenUp(
  mail: LeasedMail,
  waits: RetryWaits,
  now: Date,
  { hasReachedSome }: { hasReachedSome: boolean },
): StateAfterTry {
  const nextTry = nextTryTime(waits, mail.attempts, new Date(mail.triesSince), now)
  if (nextTry) return { state: 'queued', nextTry }
  return hasReachedSome ? { state: 'sent', sentAt: now } : { state: 'failed' }
}

/** Logs a try. The mail server's answer is left out, because it may quote the mail. */
export function logTry(log: Log, mail: LeasedMail, outcome: Delivery | FailedTry, result: TryResult): void {
  const about = { submission: mail.submissionId, attempts: mail.attempts }
  if (result.error === null) {
    log.info(about, 'mail sent')
    return
  }
  const next = result.state === 'queued' ? result.nextTry : null
  const message = result.state === 'sent' ? 'mail given up for some recipients' : messageOf(outcome)
  log[next ? 'warn' : 'error']({ ...about, next, ...loggedCause(outcome) }, message)
}

function messageOf(outcome: Delivery | FailedTry): string {
  if ('refused' in outcome) return outcome.isComplete ? 'mail refused for some' : 'mail sent in part'
  return outcome.error instanceof UncertainDelivery ? 'mail handed over without an answer' : 'mail not sent'
}

function loggedCause(outcome: Delivery | FailedTry): object {
  if ('refused' in outcome) return { refused: outcome.refused.length }
  if (outcome.error instanceof UncertainDelivery) return {}
  const { name, code, responseCode, reason = name } = outcome.error as Record<string, string | number | undefined>
  return { code, responseCode, reason }
}
