import type { SendMailOptions } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import { receiptCode } from '#contract/submission/receipt-code.ts'
import type { SubmissionKind } from '#contract/submission/submission.ts'
import type { Log } from '../log.ts'
import type { LeasedMail } from '../store/mail-leases.ts'
import { type ReadableSubmission, readDamagedSubmission } from '../store/read-damaged.ts'
import { comparableEmail } from '../store/sender-email.ts'
import type { Store } from '../store/store.ts'
import { StoreError } from '../store/store-error.ts'
import { loadSubmission, type Submission } from '../store/submissions.ts'
import { composeMail } from './compose-mail.ts'
import { composeRawMail } from './compose-raw-mail.ts'
import type { MailSite } from './mail-content.ts'
import { kindInMessageId, type MailAddresses } from './mail-options.ts'
import type { MailTransport } from './mail-transport.ts'

export interface SendDeps {
  store: Store
  transport: MailTransport
  addresses: MailAddresses
  site: MailSite
  log: Log
}

/** A mail that at least one recipient has taken, in this try or in an earlier one. */
export interface Delivery {
  /** Recipients that the destination refused. */
  refused: string[]
  /** False when the mail lacks a part of the submission, because the disk has damaged that part. */
  isComplete: boolean
  /** The submission that was sent; undefined when it could not be loaded. */
  submission: Submission | undefined
}

/**
 * Sends the mail of a submission once. A fault in the submission itself may keep the submission from being loaded, or
 * its mail from being composed. In this case the stored data is sent as it is.
 * @throws UncertainDelivery, StoreError and other errors of the transport
 */
export async function sendSubmission(deps: SendDeps, mail: LeasedMail): Promise<Delivery> {
  let submission: Submission | undefined
  try {
    submission = await loadSubmission(deps.store, mail.submissionId)
    return await sendComposed(deps, mail, submission)
  } catch (error) {
    if (!isFaultOfSubmission(error)) throw error
    deps.log.error({ submission: mail.submissionId, ...safeReport(error) }, 'mail goes out as it is stored')
    return sendAsStored(deps, mail, submission)
  }
}

/**
 * Sends the mail that the company normally gets. Throws on a fault of the submission, which may show both when the mail
 * is composed and when it is encoded while it is sent.
 */
async function sendComposed(deps: SendDeps, mail: LeasedMail, submission: Submission): Promise<Delivery> {
  const refused = await sendTo(deps, mail, submission, (stillTo) =>
    composeMail(submission, mail.messageId, deps.addresses, deps.site, stillTo),
  )
  return { refused, isComplete: true, submission }
}

/** Sends the stored data as it is. `submission` is undefined when it could not be loaded. */
async function sendAsStored(deps: SendDeps, mail: LeasedMail, submission: Submission | undefined): Promise<Delivery> {
  const stored = submission ? storedParts(submission) : await readDamagedSubmission(deps.store, mail.submissionId)
  const kind = stored.kind ?? kindInMessageId(mail.messageId)
  const refused = await sendTo(deps, mail, { kind, acceptedAt: stored.acceptedAt }, (stillTo) =>
    composeRawMail(mail, kind, stored, deps.addresses, stillTo),
  )
  return { refused, isComplete: stored.isComplete, submission }
}

/**
 * Composes the mail for the recipients that have not taken it yet, and sends it. Returns the recipients that the
 * destination refused.
 */
async function sendTo(
  { transport, addresses }: SendDeps,
  { submissionId: id, stillTo }: LeasedMail,
  { kind, acceptedAt }: { kind: SubmissionKind; acceptedAt: string | undefined },
  compose: (stillTo: string | null) => SendMailOptions,
): Promise<string[]> {
  const left = stillTo === null ? null : stillConfigured(stillTo, addresses.mailTo[kind])
  // No recipient is left: some have taken the mail, and the configuration no longer names any of the others.
  if (left === '') return []
  const name = [...(acceptedAt ? [acceptedAt.slice(0, 10)] : []), receiptCode(id), id].join('-')
  const { refused } = await transport.send(compose(left), name)
  return refused
}

/** Returns those recipients in `stillTo` that are also in `mailTo`, separated by commas; '' when there are none. */
function stillConfigured(stillTo: string, mailTo: string): string {
  const configured = new Set(addressesIn(mailTo).map(comparableEmail))
  return addressesIn(stillTo)
    .filter((address) => configured.has(comparableEmail(address)))
    .join(', ')
}

function addressesIn(list: string): string[] {
  return addressparser(list, { flatten: true }).map(({ address }) => address)
}

/**
 * True for a fault in the submission itself, such as a damaged row: every further try would fail in the same way. False
 * for a fault of the database or the mail server, which may pass.
 */
function isFaultOfSubmission(error: unknown): boolean {
  if (error instanceof StoreError) return error.damaged
  return [TypeError, RangeError, URIError, SyntaxError].some((kind) => error instanceof kind)
}

/** Returns the parts of an error that may be logged. The message is left out, because it may quote the submission. */
function safeReport(error: unknown): object {
  const { name, stack = '' } = error as Error
  const reason = error instanceof StoreError ? error.reason : name
  return { reason, at: stack.split('\n').filter((line) => /^ +at /.test(line)) }
}

function storedParts({ kind, acceptedAt, payload, attachments }: Submission): ReadableSubmission {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload, null, 2)
  return { kind, acceptedAt, payload: text, attachments, isComplete: true }
}
