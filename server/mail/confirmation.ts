import type { SendMailOptions } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import { DEFAULT_LOCALE, type Locale, localePath, PATHS } from '#contract/addresses.ts'
import type { Application } from '#contract/submission/application.ts'
import type { Contact } from '#contract/submission/contact.ts'
import { statusCode } from '#contract/submission/receipt-code.ts'
import type { SubmissionKind } from '#contract/submission/submission.ts'
import { failedConfirmations } from '../metrics.ts'
import { claimConfirmation } from '../store/confirmations.ts'
import { emailOf } from '../store/sender-email.ts'
import { storeTime } from '../store/store-time.ts'
import type { Submission } from '../store/submissions.ts'
import { type MailSite, tileUrl } from './mail-content.ts'
import { escaped, mailPage, tileImage } from './mail-html.ts'
import { isDeliverable, type MailAddresses, messageIdOf, NO_FILE_OR_URL_ACCESS, senderOf } from './mail-options.ts'
import type { SendDeps } from './send-submission.ts'

/** The texts of a confirmation in one language. */
interface Words {
  subject: Record<SubmissionKind, string>
  text: Record<SubmissionKind, string>
  /** Stands before the receipt code. */
  receipt: string
  /** Stands before the address of the status page. */
  status: string
  /** For a reader who has not written to the company. */
  wrongAddress: string
}

const WORDS: Record<Locale, Words> = {
  en: {
    subject: { contact: 'We have your message', application: 'We have your application' },
    text: {
      contact: 'Your message has reached Lát. An engineer will read it and answer within one working day.',
      application:
        'Your application and resume have reached Lát. Within one working day we will tell you who is reading them.',
    },
    receipt: 'Receipt code, should you want to ask about it:',
    status: 'Check its status:',
    wrongAddress:
      'If you did not write to us, someone must have entered your address by mistake. Please reply to this email and we will delete what we have.',
  },
  vi: {
    subject: { contact: 'Lát đã nhận được lời nhắn của bạn', application: 'Lát đã nhận được đơn ứng tuyển của bạn' },
    text: {
      contact: 'Lời nhắn của bạn đã đến Lát. Một kỹ sư sẽ đọc và trả lời trong vòng một ngày làm việc.',
      application:
        'Đơn ứng tuyển và hồ sơ của bạn đã đến Lát. Trong vòng một ngày làm việc, chúng tôi sẽ cho bạn biết ai đọc hồ sơ.',
    },
    receipt: 'Mã biên nhận, phòng khi bạn cần hỏi lại:',
    status: 'Tra cứu tình trạng:',
    wrongAddress:
      'Nếu bạn không gửi gì cho chúng tôi, có lẽ ai đó đã nhập nhầm địa chỉ email. Khi đó, bạn chỉ cần trả lời thư này, chúng tôi sẽ xóa những gì đã nhận.',
  },
}

/**
 * Composes the mail that confirms to a sender that the submission has arrived, in the language of the page from which
 * it was sent. The mail repeats nothing that the sender wrote, not even the name: otherwise anybody could send texts to
 * a stranger through the form. Returns undefined when mails cannot go to the sender's address.
 */
export function composeConfirmation(
  { id, kind, payload, receipt, consent }: Submission,
  { mailFrom, mailTo }: MailAddresses,
  { siteUrl }: Pick<MailSite, 'siteUrl'>,
): SendMailOptions | undefined {
  const { email } = payload as Contact | Application
  if (!isDeliverable(email)) return undefined
  const locale = consent?.locale ?? DEFAULT_LOCALE
  const words = WORDS[locale]
  const statusUrl = new URL(`${localePath(locale, PATHS.status)}#${statusCode(id)}`, siteUrl).href
  return {
    from: { name: 'Lát', address: senderOf(mailFrom).address },
    to: { name: '', address: email },
    // Only the first recipient: the others may be addresses that the company shows to nobody.
    replyTo: addressparser(mailTo[kind], { flatten: true })[0]?.address,
    subject: `${words.subject[kind]} (${receipt})`,
    text: [
      words.text[kind],
      '',
      `${words.receipt} ${receipt}`,
      `${words.status} ${statusUrl}`,
      '',
      words.wrongAddress,
      '',
      'Lát',
      siteUrl,
      '',
    ].join('\n'),
    html: mailPage(locale, words.subject[kind], [
      `<p>${escaped(words.text[kind])}</p>`,
      tileImage(tileUrl(receipt, { siteUrl })),
      `<p>${escaped(words.receipt)} <strong>${receipt}</strong></p>`,
      `<p>${escaped(words.status)} <a href="${escaped(statusUrl)}">${escaped(statusUrl)}</a></p>`,
      `<p>${escaped(words.wrongAddress)}</p>`,
      `<p>Lát<br><a href="${escaped(siteUrl)}">${escaped(siteUrl)}</a></p>`,
    ]),
    messageId: messageIdOf(id, 'confirmation', mailFrom),
    // Keeps automatic responders from answering the confirmation (RFC 3834 §5).
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...NO_FILE_OR_URL_ACCESS,
  }
}

/**
 * Sends the confirmation to a submission's sender at most once. The confirmation is recorded in the store before it is
 * sent, and an error is only logged, because a second try could deliver a second copy. Sends nothing when mails cannot
 * go to the sender's address, or when that address has already had the maximum of confirmations for a day.
 */
export async function sendConfirmation(
  { store, transport, addresses, site, log }: SendDeps,
  submission: Submission,
): Promise<void> {
  const { id, payload, receipt, acceptedAt } = submission
  try {
    const mail = composeConfirmation(submission, addresses, site)
    if (!mail || !(await claimConfirmation(store, id, emailOf(payload), await storeTime(store)))) return
    await transport.send(mail, `${acceptedAt.slice(0, 10)}-${receipt}-confirmation-${id}`)
  } catch (error) {
    failedConfirmations.inc()
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    log.warn({ submission: id, code, responseCode }, 'confirmation not sent')
  }
}
