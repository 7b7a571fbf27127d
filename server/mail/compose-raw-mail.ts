import type { SendMailOptions } from 'nodemailer'
import { receiptCode } from '#contract/submission/receipt-code.ts'
import type { SubmissionKind } from '#contract/submission/submission.ts'
import type { LeasedMail } from '../store/mail-leases.ts'
import type { ReadableSubmission } from '../store/read-damaged.ts'
import { idHeader, type MailAddresses, mailAttachments, NO_FILE_OR_URL_ACCESS, recipientsOf } from './mail-options.ts'

const COMPLETE = 'All of it is attached as it is stored: submission.json holds what the sender wrote.'
const INCOMPLETE =
  'Part of it could not be read from the database. The readable part is attached; the rest may be in a backup. Please check the disk.'

/**
 * Composes the mail for a submission whose normal mail cannot be composed: plain text, with the stored payload and
 * files attached. The mail has the `Message-ID` that the normal mail would have.
 */
export function composeRawMail(
  { submissionId, messageId }: LeasedMail,
  kind: SubmissionKind,
  { payload, attachments, isComplete }: ReadableSubmission,
  addresses: MailAddresses,
  stillTo: string | null,
): SendMailOptions {
  const receipt = receiptCode(submissionId)
  return {
    ...recipientsOf(kind, addresses, stillTo),
    subject: `[Website] A submission that cannot be shown (${receipt})`,
    text: [
      'The website has accepted this submission, but could not compose its normal mail.',
      isComplete ? COMPLETE : INCOMPLETE,
      '',
      `Receipt: ${receipt}`,
      '',
    ].join('\n'),
    messageId,
    ...idHeader(submissionId),
    attachments: [
      ...(payload === undefined
        ? []
        : [{ filename: 'submission.json', contentType: 'application/json', content: Buffer.from(payload) }]),
      ...mailAttachments(attachments),
    ],
    ...NO_FILE_OR_URL_ACCESS,
  }
}
