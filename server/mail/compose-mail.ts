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

/** What begins an encoded word (RFC 2047): a mail program decodes one that somebody typed as well, line breaks included. */
const ENCODED_WORD = '=?'

/** Who the mails are from where the configuration names an address only. */
const SENDER_NAME = 'Lát website'

export interface MailAddresses {
  mailFrom: string
  mailTo: Record<SubmissionKind, string>
}

/** The `Message-ID` of a submission's mail: the same for every try, so that a mailbox can tell a second copy. */
export function messageIdOf(id: string, kind: SubmissionKind, mailFrom: string): string {
  const [from] = addressparser(mailFrom, { flatten: true })
  return `<${id}.${kind}@${from?.address.split('@').at(-1)}>`
}

/** The kind of submission that a `Message-ID` of `messageIdOf` names. */
export function kindOf(messageId: string): SubmissionKind {
  return SUBMISSION_KINDS.find((kind) => messageId.includes(`.${kind}@`)) ?? 'contact'
}

/**
 * False for an address whose part before the @ is not ASCII: many servers refuse a whole mail for such a header (RFC 6532 needs
 * SMTPUTF8); and for one that no domain has, or that mail programs decode. It stands in the text all the same.
 */
export function isDeliverable(address: string): boolean {
  const [, domain = ''] = /^[\u0020-\u007e]+@(.+)$/.exec(address) ?? []
  return /^[a-z0-9._-]+$/.test(domainToASCII(domain)) && !address.includes(ENCODED_WORD)
}

/** The sender of mails, with a name. */
export function senderOf(mailFrom: string): { name: string; address: string } {
  const [from] = addressparser(mailFrom, { flatten: true })
  return { name: from?.name || SENDER_NAME, address: `${from?.address}` }
}

/** By what a mail is known for that of its submission, besides its `Message-ID`. */
export function idHeader(id: string): Pick<SendMailOptions, 'headers' | 'normalizeHeaderKey'> {
  return {
    headers: { [ID_HEADER]: id },
    // nodemailer would write "-ID".
    normalizeHeaderKey: (key) => (key.toLowerCase() === ID_HEADER.toLowerCase() ? ID_HEADER : key),
  }
}

/** To whom a mail goes: recipients come from the configuration alone; `stillTo` are those that have not taken it yet, null all. */
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

/** Files as a mail carries them. */
export function attached(attachments: readonly Attachment[]): NonNullable<SendMailOptions['attachments']> {
  return attachments.map(({ fileName, mediaType, content }) => ({
    filename: fileName,
    contentType: mediaType,
    content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
  }))
}

/** Nothing that a sender wrote is taken for a file or an address to be fetched. */
export const NOTHING_FETCHED = { disableFileAccess: true, disableUrlAccess: true }

/**
 * The mail of a submission (specification §7, design §5). Addresses of the visitor are passed as objects, which nodemailer encodes, so
 * that no text of theirs ends a header.
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
    // nodemailer passes on what looks encoded.
    subject: content.subject.includes(ENCODED_WORD) ? encodeWord(content.subject, 'Q', 52) : content.subject,
    text: mailText(content),
    html: mailHtml(content),
    messageId,
    ...idHeader(submission.id),
    attachments: attached(submission.attachments),
    ...NOTHING_FETCHED,
  }
}

/** To whom an answer goes; a name with an encoded word stays out, which some programs decode even between quotes. */
function replyTo(payload: Contact | Application): Pick<SendMailOptions, 'replyTo'> {
  if (!isDeliverable(payload.email)) return {}
  const name = fullName(payload)
  return { replyTo: { name: name.includes(ENCODED_WORD) ? '' : name, address: payload.email } }
}
