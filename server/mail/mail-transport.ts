import type { SendMailOptions } from 'nodemailer'

export interface MailTransport {
  kind: 'smtp' | 'file'
  /** Where mails go, in words for people: the SMTP host or the pattern of the mail files. */
  destination: string
  /** How many mails may be sent at once. */
  concurrency: number
  /**
   * Resolves when the destination has taken responsibility for the mail. `refused` lists the recipients that the
   * destination refused. `name` is unique for the mail and safe as a file name.
   * @throws UncertainDelivery when it is not known whether the destination has the mail.
   */
  send(mail: SendMailOptions, name: string): Promise<{ refused: string[] }>
  close(): void
}

/**
 * Thrown when the whole mail was handed over to the mail server but no answer came. Sending the mail again may deliver
 * it twice (RFC 5321 §6.1).
 */
export class UncertainDelivery extends Error {
  override name = 'UncertainDelivery'
}
