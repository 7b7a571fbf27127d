/** Answers submissions that have been read: a new one is stored, a repeated one gets its first receipt. */
import { receiptCode } from '#contract/submission/receipt-code.ts'
import type { ReceiptReply } from '#contract/submission/submission.ts'
import type { Log } from '../log.ts'
import { messageIdOf } from '../mail/mail-options.ts'
import { acceptedSubmissions } from '../metrics.ts'
import { Refusal } from '../refusal.ts'
import type { Store } from '../store/store.ts'
import {
  type Accepted,
  acceptSubmission,
  type CaptchaSolution,
  findAccepted,
  loadSubmission,
} from '../store/submissions.ts'
import { recomputeDigest } from './body-digest.ts'
import type { Incoming } from './incoming.ts'

/**
 * A submission counts this many bytes towards the daily limit in addition to its payload and file, for its rows in the
 * store. The rows also hold the consent and the tablet's name. Both fit, because their schemas limit their length.
 */
const ROWS_BYTES = 1024

export interface AnswerDeps {
  store: Store
  mailFrom: string
  /** Wakes the mail worker after a mail has been stored. */
  wakeMail: () => void
  log: Log
}

export interface Answer {
  reply: ReceiptReply
  /** Bytes that this request has added to the store; 0 when an earlier request has stored the submission. */
  storedBytes: number
}

/** Checks the content of a new submission and stores it. Storing it uses up the captcha solution. */
export async function acceptNew(
  { store, mailFrom, wakeMail, log }: AnswerDeps,
  id: string,
  incoming: Incoming,
  solution: CaptchaSolution,
): Promise<Answer> {
  const { kind, bytes } = incoming
  const validated = await incoming.validate()
  const receipt = receiptCode(id)
  const acceptedAt = new Date().toISOString()
  const submission = { id, kind, ...validated, receipt, acceptedAt }
  const outcome = await acceptSubmission(store, submission, solution, messageIdOf(id, kind, mailFrom))
  if (outcome !== 'accepted') return answerLostRace(store, id, incoming, outcome)
  log.info({ submission: id, kind, bytes }, 'submission accepted')
  acceptedSubmissions.inc({ kind })
  wakeMail()
  return { reply: { ok: true, id, receipt, acceptedAt }, storedBytes: bytes + ROWS_BYTES }
}

/**
 * Answers a request that may have lost a race against another request with the same idempotency key, at this relay or
 * at another relay on the same database. Returns the receipt of the faster request.
 * @throws Refusal when no submission with this key has been accepted: `captcha` when another submission has used the
 * captcha solution, else `in_progress`.
 */
export async function answerLostRace(
  store: Store,
  id: string,
  incoming: Incoming,
  outcome: 'duplicate' | 'nonce_used',
): Promise<Answer> {
  const accepted = await findAccepted(store, id)
  if (accepted) return answerRepeat(store, accepted, incoming)
  throw outcome === 'nonce_used'
    ? new Refusal('captcha', 'The captcha has been used before.')
    : new Refusal('in_progress', 'This submission is being processed.')
}

/**
 * Returns the first receipt for a request that repeats an accepted submission. The body must be the same. After the
 * submission was removed, any body passes, because nothing is left to compare it with.
 * @throws Refusal `key_reused` when the submission was accepted with another body.
 */
export async function answerRepeat(store: Store, accepted: Accepted, incoming: Incoming): Promise<Answer> {
  if (!(await hasSameBody(store, accepted, incoming))) {
    throw new Refusal('key_reused', 'This idempotency key belongs to another submission.')
  }
  return { reply: accepted.reply, storedBytes: 0 }
}

async function hasSameBody(store: Store, { digest, reply, kind }: Accepted, incoming: Incoming): Promise<boolean> {
  if (digest === null || incoming.digest === digest) return true
  if (incoming.digest === undefined || incoming.kind !== kind) return false
  // Another release may have computed the stored digest differently for the same body. The digest is therefore
  // recomputed from the stored submission and its files.
  return incoming.digest === recomputeDigest(await loadSubmission(store, reply.id))
}
