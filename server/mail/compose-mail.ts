import { domainToASCII } from 'node:url'
import type { SendMailOptions } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import { encodeWord } from 'nodemailer/lib/mime-funcs'
import type { Application } from '#contract/submission/application.ts'
import type { Contact } from '#contract/submission/contact.ts'
import { fullName } from '#contract/submission/full-name.ts'
import { SUBMISSION_KINDS, type SubmissionKind } from '#contract/submission/submission.ts'
import type { Attachment, Submission } from '../store/submissions.ts'
import { type MailSite, mailContent } from './mail-content.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'

const ID_HEADER = 'X-Submission-Id'

/** The start of an encoded word (RFC 2047). Mail programs also decode one that a visitor has typed, even to line breaks. */
const ENCODED_WORD = '=?'

/** The sender's name when `MAIL_FROM` is an address alone. */
const SENDER_NAME = 'Lát website'

export interface MailAddresses {
  mailFrom: string
  mailTo: Record<SubmissionKind, string>
}

/** The `Message-ID` of a submission's mail: the same for every try, so that a mailbox can recognise a second copy. */
export function messageIdOf(id: string, kind: SubmissionKind, mailFrom: string): string {
  const [from] = addressparser(mailFrom, { flatten: true })
  return `<${id}.${kind}@${from?.address.split('@').at(-1)}>`
}

/** The kind of submission, from a `Message-ID` of `messageIdOf`. */
export function kindOf(messageId: string): SubmissionKind {
  return SUBMISSION_KINDS.find((kind) => messageId.includes(`.${kind}@`)) ?? 'contact'
}

/**
 * False for an address that must not be in a header: one with non-ASCII letters before the @, for which many servers refuse the whole
 * mail (RFC 6532 needs SMTPUTF8), an invalid domain, or an encoded word. The mail's text shows the address anyway.
 */
export function isDeliverable(address: string): boolean {
  const [, domain = ''] = /^[\u0020-\u007e]+@(.+)$/.exec(address) ?? []
  return /^[a-z0-9._-]+$/.test(domainToASCII(domain)) && !address.includes(ENCODED_WORD)
}

/** The sender of mails from `MAIL_FROM`. */
export function senderOf(mailFrom: string): { name: string; address: string } {
  const [from] = addressparser(mailFrom, { flatten: true })
  return { name: from?.name || SENDER_NAME, address: `${from?.address}` }
}

/** nodemailer's options for the header with the submission's id. */
export function idHeader(id: string): Pick<SendMailOptions, 'headers' | 'normalizeHeaderKey'> {
  return {
    headers: { [ID_HEADER]: id },
    // nodemailer would write `X-Submission-ID`.
    normalizeHeaderKey: (key) => (key.toLowerCase() === ID_HEADER.toLowerCase() ? ID_HEADER : key),
  }
}

/** Sender and recipients, from the configuration alone. `stillTo`: the recipients that have not taken the mail yet; null means all. */
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

/** Stored files as nodemailer's attachments. */
export function attached(attachments: readonly Attachment[]): NonNullable<SendMailOptions['attachments']> {
  return attachments.map(({ fileName, mediaType, content }) => ({
    filename: fileName,
    contentType: mediaType,
    content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
  }))
}

/** Keeps nodemailer from reading a path or fetching a URL that a sender wrote. */
export const NOTHING_FETCHED = { disableFileAccess: true, disableUrlAccess: true }

/**
 * The mail of a submission (docs/product.md §7, §11.7). The visitor's name and address are passed as objects, which nodemailer encodes, so
 * that no text of the visitor can end a header.
 */
export function composeMail(
  submission: Submission,
  messageId: string,
  addresses: MailAddresses,
  site: MailSite,
  stillTo: string | null = null,
): SendMailOptions {
  const content = mailContent(submission, site)
  return {
    ...recipientsOf(submission.kind, addresses, stillTo),
    ...replyTo(submission.payload as Contact | Application),
    // nodemailer does not encode a text that looks encoded already.
    subject: content.subject.includes(ENCODED_WORD) ? encodeWord(content.subject, 'Q', 52) : content.subject,
    text: mailText(content),
    html: mailHtml(content),
    messageId,
    ...idHeader(submission.id),
    attachments: attached(submission.attachments),
    ...NOTHING_FETCHED,
  }
}

/** The visitor's address. A name with an encoded word is left out: some mail programs decode it even between quotes. */
function replyTo(payload: Contact | Application): Pick<SendMailOptions, 'replyTo'> {
  if (!isDeliverable(payload.email)) return {}
  const name = fullName(payload)
  return { replyTo: { name: name.includes(ENCODED_WORD) ? '' : name, address: payload.email } }
}
