import type { SendMailOptions } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import type { Application } from '#contract/application.ts'
import { applicationSubject, applicationSummary } from '#contract/application-mail.ts'
import type { Contact } from '#contract/contact.ts'
import { contactSubject, contactSummary } from '#contract/contact-mail.ts'
import type { SubmissionKind } from '#contract/submission.ts'
import type { Submission } from '../store/submissions.ts'

const ID_HEADER = 'X-Submission-Id'

export interface MailAddresses {
  mailFrom: string
  mailTo: Record<SubmissionKind, string>
}

interface MailText {
  subject: string
  summary: string
}

/** Subject and summary per kind; the payload was validated with the kind's schema when it was accepted. */
const MAIL_TEXTS: Record<SubmissionKind, (payload: unknown) => MailText> = {
  contact: (payload) => ({ subject: contactSubject(payload as Contact), summary: contactSummary(payload as Contact) }),
  application: (payload) => ({
    subject: applicationSubject(payload as Application),
    summary: applicationSummary(payload as Application),
  }),
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
function isDeliverable(address: string): boolean {
  return /^[\u0020-\u007e]+@/.test(address)
}

/**
 * The mail of a submission (specification §7, design §5). Recipients come from the configuration alone; addresses of
 * the visitor are passed as objects, which nodemailer encodes, so that no text of theirs ends a header. `stillTo` are those of the
 * recipients that it goes to, where the others have it.
 */
export function composeMail(
  submission: Submission,
  messageId: string,
  addresses: MailAddresses,
  stillTo: string | null = null,
): SendMailOptions {
  const { id, kind, payload, receipt, acceptedAt } = submission
  const { subject, summary } = MAIL_TEXTS[kind](payload)
  const { firstName, lastName, email } = payload as Contact | Application
  return {
    from: addresses.mailFrom,
    to: addresses.mailTo[kind],
    ...(stillTo !== null && { envelope: { from: addresses.mailFrom, to: stillTo } }),
    ...(isDeliverable(email) && { replyTo: { name: `${firstName} ${lastName}`, address: email } }),
    subject: `${subject} (${receipt})`,
    text: `${summary}\n\nReceipt: ${receipt}\nAccepted: ${acceptedAt}\n`,
    messageId,
    headers: { [ID_HEADER]: id },
    // nodemailer would write "-ID".
    normalizeHeaderKey: (key) => (key.toLowerCase() === ID_HEADER.toLowerCase() ? ID_HEADER : key),
    attachments: submission.attachments.map(({ fileName, mediaType, content }) => ({
      filename: fileName,
      contentType: mediaType,
      content: Buffer.from(content),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
