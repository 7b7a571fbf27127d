import type { SendMailOptions } from 'nodemailer'
import { receiptCode, type SubmissionKind } from '#contract/submission/submission.ts'
import type { LeasedMail } from '../store/mails.ts'
import type { Remains } from '../store/remains.ts'
import { attached, idHeader, type MailAddresses, NOTHING_FETCHED, recipientsOf } from './compose-mail.ts'

const WHOLE = 'All of it is attached as it is stored: submission.json holds what was written.'
const NOT_WHOLE =
  'Some of it could not be read from the database. What could be is attached; the rest may be in a backup. Please check the disk.'

/**
 * The mail of a submission that cannot be composed: plain text, and what is stored as files. With the same `Message-ID` as the mail
 * that it stands for.
 */
export function composeDeadLetter(
  { submissionId, messageId }: LeasedMail,
  kind: SubmissionKind,
  { payload, attachments, isWhole }: Remains,
  addresses: MailAddresses,
  stillTo: string | null,
): SendMailOptions {
  const receipt = receiptCode(submissionId)
  return {
    ...recipientsOf(kind, addresses, stillTo),
    subject: `[Website] A submission that cannot be shown (${receipt})`,
    text: [
      'The website has accepted this submission and cannot make a mail of it.',
      isWhole ? WHOLE : NOT_WHOLE,
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
      ...attached(attachments),
    ],
    ...NOTHING_FETCHED,
  }
}
