/** Nodemailer's options that several kinds of mails share. */
import { domainToASCII } from 'node:url'
import type { SendMailOptions } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import { SUBMISSION_KINDS, type SubmissionKind } from '#contract/submission/submission.ts'
import type { Attachment } from '../store/submissions.ts'

const ID_HEADER = 'X-Submission-Id'

/**
 * The start of an encoded word (RFC 2047). A visitor's encoded word must not reach a header as it is: mail programs
 * would decode it, and the decoded text may contain line breaks.
 */
export const ENCODED_WORD = '=?'

/** A label of a domain (RFC 1035 §2.3.1); labels may also begin with a digit (RFC 1123 §2.1). */
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** The sender's name in mails when `MAIL_FROM` is an address without a name. */
const SENDER_NAME = 'Lát website'

export interface MailAddresses {
  mailFrom: string
  mailTo: Record<SubmissionKind, string>
}

/**
 * Returns the `Message-ID` of a mail about a submission. It is the same at every try, so that a mailbox can recognise a
 * second copy.
 */
export function messageIdOf(id: string, mail: SubmissionKind | 'confirmation', mailFrom: string): string {
  const domain = senderOf(mailFrom).address.split('@').at(-1) ?? ''
  // nodemailer encodes the domain of an address, but not that of a `Message-ID`.
  return `<${id}.${mail}@${domainToASCII(domain) || domain}>`
}

/**
 * Returns the kind of submission that a `Message-ID` from `messageIdOf` names, or `contact` when it names none. The
 * mail worker calls this function only when the submission's own row cannot be read.
 */
export function kindInMessageId(messageId: string): SubmissionKind {
  return SUBMISSION_KINDS.find((kind) => messageId.includes(`.${kind}@`)) ?? 'contact'
}

/**
 * True for an address that may be in a header of a mail, such as `Reply-To`. The mail's text shows the sender's address
 * in any case. False for
 * - an address with non-ASCII letters before the @, because many servers refuse the whole mail (RFC 6532 needs
 *   SMTPUTF8);
 * - an invalid domain, such as `gmail..com`: some servers check all addresses in headers, and refuse the whole mail;
 * - an address that contains an encoded word.
 */
export function isDeliverable(address: string): boolean {
  const [, domain = ''] = /^[\u0020-\u007e]+@(.+)$/.exec(address) ?? []
  const isDomain = domainToASCII(domain)
    .split('.')
    .every((label) => LABEL.test(label))
  return isDomain && !address.includes(ENCODED_WORD)
}

/** Returns the sender's name and address for mails, from `MAIL_FROM`. */
export function senderOf(mailFrom: string): { name: string; address: string } {
  const [from] = addressparser(mailFrom, { flatten: true })
  return { name: from?.name || SENDER_NAME, address: `${from?.address}` }
}

/** Returns nodemailer's options for the header with the submission's id. */
export function idHeader(id: string): Pick<SendMailOptions, 'headers' | 'normalizeHeaderKey'> {
  return {
    headers: { [ID_HEADER]: id },
    // Without this function nodemailer would write the header's name as `X-Submission-ID`, not `X-Submission-Id`.
    normalizeHeaderKey: (key) => (key.toLowerCase() === ID_HEADER.toLowerCase() ? ID_HEADER : key),
  }
}

/**
 * Returns sender and recipients. They come from the configuration, never from a visitor. `stillTo` lists the recipients
 * that have not taken the mail yet; null means all recipients.
 */
export function recipientsOf(
  kind: SubmissionKind,
  { mailFrom, mailTo }: MailAddresses,
  stillTo: string | null,
): Pick<SendMailOptions, 'from' | 'to' | 'envelope'> {
  return {
    from: senderOf(mailFrom),
    to: mailTo[kind],
    ...(stillTo !== null && { envelope: { from: mailFrom, to: stillTo } }),
  }
}

/** Turns stored files into nodemailer's attachments. */
export function mailAttachments(attachments: readonly Attachment[]): NonNullable<SendMailOptions['attachments']> {
  return attachments.map(({ fileName, mediaType, content }) => ({
    filename: fileName,
    contentType: mediaType,
    content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
  }))
}

/** Options that keep nodemailer from reading a path or fetching a URL that a sender wrote. */
export const NO_FILE_OR_URL_ACCESS = { disableFileAccess: true, disableUrlAccess: true }
