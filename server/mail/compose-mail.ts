import type { SendMailOptions } from 'nodemailer'
import { encodeWord } from 'nodemailer/lib/mime-funcs'
import type { Application } from '#contract/submission/application.ts'
import type { Contact } from '#contract/submission/contact.ts'
import { fullName } from '#contract/submission/full-name.ts'
import type { Submission } from '../store/submissions.ts'
import { type MailSite, mailContent } from './mail-content.ts'
import { mailHtml } from './mail-html.ts'
import {
  ENCODED_WORD,
  idHeader,
  isDeliverable,
  type MailAddresses,
  mailAttachments,
  NO_FILE_OR_URL_ACCESS,
  recipientsOf,
} from './mail-options.ts'
import { mailText } from './mail-text.ts'

/** How long an encoded word of the subject may be; RFC 2047 §2 allows 75 characters. */
const ENCODED_WORD_MAX_LENGTH = 52

/**
 * Composes the mail of a submission (docs/product.md §7, §11.7). The visitor's name and address are passed as objects,
 * which nodemailer encodes, so that no text of the visitor can end its header and begin another. `stillTo` holds the
 * recipients that have not taken the mail yet; null means all.
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
    // nodemailer does not encode a subject that looks encoded already, so such a subject is encoded here.
    subject: content.subject.includes(ENCODED_WORD)
      ? encodeWord(content.subject, 'Q', ENCODED_WORD_MAX_LENGTH)
      : content.subject,
    text: mailText(content),
    html: mailHtml(content),
    messageId,
    ...idHeader(submission.id),
    attachments: mailAttachments(submission.attachments),
    ...NO_FILE_OR_URL_ACCESS,
  }
}

/**
 * Returns the option `replyTo` with the visitor's address, or no option when the address must not be in a header. A
 * name that contains an encoded word is left out, because some mail programs decode encoded words even between quotes.
 */
function replyTo(payload: Contact | Application): Pick<SendMailOptions, 'replyTo'> {
  if (!isDeliverable(payload.email)) return {}
  const name = fullName(payload)
  return { replyTo: { name: name.includes(ENCODED_WORD) ? '' : name, address: payload.email } }
}
