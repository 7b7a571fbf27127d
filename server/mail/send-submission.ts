import type { SendMailOptions } from 'nodemailer'
import { receiptCode, type SubmissionKind } from '#contract/submission/submission.ts'
import type { Log } from '../log.ts'
import type { LeasedMail } from '../store/mails.ts'
import { type Remains, readRemains } from '../store/remains.ts'
import type { Store } from '../store/store.ts'
import { StoreError } from '../store/store-error.ts'
import { loadSubmission, type Submission } from '../store/submissions.ts'
import { composeMail, kindOf, type MailAddresses } from './compose-mail.ts'
import { composeDeadLetter } from './dead-letter.ts'
import type { MailSite } from './mail-content.ts'
import type { MailTransport } from './mail-transport.ts'
import { stillNamed } from './still-to.ts'

export interface SendDeps {
  store: Store
  transport: MailTransport
  addresses: MailAddresses
  site: MailSite
  log: Log
}

export interface Sent {
  /** Recipients that the destination refused. */
  refused: string[]
  /** False when the disk has damaged some of the submission. */
  isWhole: boolean
  /** Undefined when it cannot be loaded. */
  submission: Submission | undefined
}

/**
 * Sends the mail of a submission once; where that cannot be composed, or the submission cannot be loaded, what is stored as it is.
 * @throws UncertainDelivery, StoreError and what else the transport throws
 */
export async function sendSubmission(deps: SendDeps, mail: LeasedMail): Promise<Sent> {
  const { store, addresses, site, log } = deps
  const { submissionId: id, messageId } = mail
  let submission: Submission | undefined
  try {
    const loaded = await loadSubmission(store, id)
    submission = loaded
    const compose = (stillTo: string | null) => composeMail(loaded, messageId, addresses, site, stillTo)
    return { refused: await sendTo(deps, mail, loaded.kind, loaded.acceptedAt, compose), isWhole: true, submission }
  } catch (error) {
    if (!isOfSubmission(error)) throw error
    log.error({ submission: id, ...whereabouts(error) }, 'mail goes out as it is stored')
  }
  const remains = submission ? remainsOf(submission) : await readRemains(store, id)
  const kind = remains.kind ?? kindOf(messageId)
  const compose = (stillTo: string | null) => composeDeadLetter(mail, kind, remains, addresses, stillTo)
  const refused = await sendTo(deps, mail, kind, remains.acceptedAt, compose)
  return { refused, isWhole: remains.isWhole, submission }
}

/** Sends what `compose` gives for the recipients that are left, and gives those that were refused. */
async function sendTo(
  { transport, addresses }: SendDeps,
  { submissionId: id, stillTo }: LeasedMail,
  kind: SubmissionKind,
  acceptedAt: string | undefined,
  compose: (stillTo: string | null) => SendMailOptions,
): Promise<string[]> {
  const left = stillTo === null ? null : stillNamed(stillTo, addresses.mailTo[kind])
  // Somebody has it, and nobody else is to have it any more.
  if (left === '') return []
  const name = [...(acceptedAt ? [acceptedAt.slice(0, 10)] : []), receiptCode(id), id].join('-')
  const { refused } = await transport.send(compose(left), name)
  return refused
}

/** True for an error that every try with this submission would meet; not for one of the database or of the way to the destination. */
function isOfSubmission(error: unknown): boolean {
  if (error instanceof StoreError) return error.damaged
  return [TypeError, RangeError, URIError, SyntaxError].some((kind) => error instanceof kind)
}

/** What the log may say of an error, whose message may quote the submission. */
function whereabouts(error: unknown): object {
  const { name, stack = '' } = error as Error
  const reason = error instanceof StoreError ? error.reason : name
  return { reason, at: stack.split('\n').filter((line) => /^ +at /.test(line)) }
}

function remainsOf({ kind, acceptedAt, payload, attachments }: Submission): Remains {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload, null, 2)
  return { kind, acceptedAt, payload: text, attachments, isWhole: true }
}
