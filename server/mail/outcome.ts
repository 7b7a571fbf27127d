import type { Log } from '../log.ts'
import type { LeasedMail, Tried } from '../store/mails.ts'
import { StoreError } from '../store/store-error.ts'
import { UncertainDelivery } from './mail-transport.ts'
import { nextTry, type RetryWaits } from './next-try.ts'
import type { Sent } from './send-submission.ts'

/** A try that reached nobody, or nobody knows whom. */
export interface Failed {
  error: unknown
}

/** What is to be done about a mail after a try; undefined when everybody has it. */
export function triedOf(outcome: Sent | Failed, mail: LeasedMail, waits: RetryWaits, now: Date): Tried | undefined {
  const next = nextTry(waits, mail.attempts, new Date(mail.triesSince), now)
  if ('error' in outcome) {
    const error = outcome.error instanceof StoreError ? `store: ${outcome.error.reason}` : String(outcome.error)
    if (!(outcome.error instanceof UncertainDelivery)) return { error, nextTry: next }
    const onceMore = new Date(now.getTime() + waits.mailRetryMaxMs)
    return { error, nextTry: mail.uncertainTries > 0 ? null : onceMore, uncertain: true }
  }
  const { refused, isWhole } = outcome
  if (refused.length > 0) return { error: 'refused for some recipients', nextTry: next, stillTo: refused.join(', ') }
  return isWhole ? undefined : { error: 'sent, but not all of it could be read', nextTry: null }
}

/** The word for it in metrics. */
export function nameOf({ nextTry: next, uncertain }: Tried): string {
  if (next) return 'later'
  return uncertain ? 'uncertain' : 'failed'
}

/** Says why a mail has not reached everybody, without what a mail server answered, which may quote it. */
export function logTried(
  log: Log,
  { submissionId, attempts }: LeasedMail,
  outcome: Sent | Failed,
  { nextTry: next }: Tried,
): void {
  const about = { submission: submissionId, attempts, next }
  const [message, more] = described(outcome)
  log[next ? 'warn' : 'error']({ ...about, ...more }, message)
}

function described(outcome: Sent | Failed): [message: string, more: object] {
  if ('refused' in outcome) {
    const { refused, isWhole } = outcome
    return [isWhole ? 'mail refused for some' : 'mail sent in part', { refused: refused.length }]
  }
  if (outcome.error instanceof UncertainDelivery) return ['mail handed over without an answer', {}]
  const { name, code, responseCode, reason = name } = outcome.error as Record<string, string | number | undefined>
  return ['mail not sent', { code, responseCode, reason }]
}
