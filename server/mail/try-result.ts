import type { Log } from '../log.ts'
import type { LeasedMail } from '../store/mail-leases.ts'
import type { TryResult } from '../store/mails.ts'
import { StoreError } from '../store/store-error.ts'
import { UncertainDelivery } from './mail-transport.ts'
import { nextTryTime, type RetryWaits } from './next-try.ts'
import type { Sent } from './send-submission.ts'

/**
 * The outcome of a try that threw an error. After `UncertainDelivery` the mail may have arrived. After any other error
 * the mail has reached no recipient in this try.
 */
export interface Failed {
  error: unknown
}

/** Returns the result of a try to send a mail, to be recorded in the store: `sent` when the try was a full success. */
export function resultOf(outcome: Sent | Failed, mail: LeasedMail, waits: RetryWaits, now: Date): TryResult | 'sent' {
  const nextTry = nextTryTime(waits, mail.attempts, new Date(mail.triesSince), now)
  if ('error' in outcome) {
    const error = outcome.error instanceof StoreError ? `store: ${outcome.error.reason}` : String(outcome.error)
    if (!(outcome.error instanceof UncertainDelivery)) return { error, nextTry }
    const onceMore = new Date(now.getTime() + waits.mailRetryMaxMs)
    return { error, nextTry: mail.uncertainTries > 0 ? null : onceMore, uncertain: true }
  }
  const { refused, isComplete } = outcome
  if (refused.length > 0) return { error: 'refused for some recipients', nextTry, stillTo: refused.join(', ') }
  return isComplete ? 'sent' : { error: 'sent, but not all of it could be read', nextTry: null }
}

/** Logs why a try was not a full success. The mail server's answer is left out, because it may quote the mail. */
export function logResult(
  log: Log,
  { submissionId, attempts }: LeasedMail,
  outcome: Sent | Failed,
  { nextTry }: TryResult,
): void {
  const about = { submission: submissionId, attempts, next: nextTry }
  const [message, more] = describeOutcome(outcome)
  log[nextTry ? 'warn' : 'error']({ ...about, ...more }, message)
}

function describeOutcome(outcome: Sent | Failed): [message: string, more: object] {
  if ('refused' in outcome) {
    const { refused, isComplete } = outcome
    return [isComplete ? 'mail refused for some' : 'mail sent in part', { refused: refused.length }]
  }
  if (outcome.error instanceof UncertainDelivery) return ['mail handed over without an answer', {}]
  const { name, code, responseCode, reason = name } = outcome.error as Record<string, string | number | undefined>
  return ['mail not sent', { code, responseCode, reason }]
}
