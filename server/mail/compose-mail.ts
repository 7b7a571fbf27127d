import type { SendMailOptions } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import type { Application } from '#contract/application.ts'
import type { Contact } from '#contract/contact.ts'
import { fullName } from '#contract/full-name.ts'
import type { SubmissionKind } from '#contract/submission.ts'
import type { Submission } from '../store/submissions.ts'
import { type MailSite, mailContent } from './mail-content.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'

const ID_HEADER = 'X-Submission-Id'

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

/**
 * False for an address whose part before the @ is not ASCII: many servers refuse a whole mail for such a header
 * (RFC 6532 needs SMTPUTF8). It stands in the text all the same.
 */
export function isDeliverable(address: string): boolean {
  return /^[\u0020-\u007e]+@/.test(address)
}

/** The sender of mails, with a name. */
export function senderOf(mailFrom: string): { name: string; address: string } {
  const [from] = addressparser(mailFrom, { flatten: true })
  return { name: from?.name || SENDER_NAME, address: `${from?.address}` }
}

/** Nothing that a sender wrote is taken for a file or an address to be fetched. */
export const NOTHING_FETCHED = { disableFileAccess: true, disableUrlAccess: true }

/**
 * The mail of a submission (specification §7, design §5). Recipients come from the configuration alone; addresses of
 * the visitor are passed as objects, which nodemailer encodes, so that no text of theirs ends a header. `stillTo` are those of the
 * recipients that it goes to, where the others have it.
 */
export function composeMail(
  submission: Submission,
  messageId: string,
  addresses: MailAddresses,
  site: MailSite,
  stillTo: string | null = null,
): SendMailOptions {
  const { id, kind, payload } = submission
  const content = mailContent(submission, site)
  const { email } = payload as Contact | Application
  return {
    from: senderOf(addresses.mailFrom),
    to: addresses.mailTo[kind],
    ...(stillTo !== null && { envelope: { from: addresses.mailFrom, to: stillTo } }),
    ...(isDeliverable(email) && { replyTo: { name: fullName(payload as Contact | Application), address: email } }),
    subject: content.subject,
    text: mailText(content),
    html: mailHtml(content),
    messageId,
    headers: { [ID_HEADER]: id },
    // nodemailer would write "-ID".
    normalizeHeaderKey: (key) => (key.toLowerCase() === ID_HEADER.toLowerCase() ? ID_HEADER : key),
    attachments: submission.attachments.map(({ fileName, mediaType, content }) => ({
      filename: fileName,
      contentType: mediaType,
      content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
    })),
    ...NOTHING_FETCHED,
  }
}
