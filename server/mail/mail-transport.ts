import type { SendMailOptions } from 'nodemailer'

/** Where mails go. */
export interface MailTransport {
  kind: 'smtp' | 'file'
  /** For people: the SMTP host or the file pattern. */
  destination: string
  /** How many mails may be on their way at once. */
  atOnce: number
  /**
   * Resolves once the mail is the destination's responsibility, with the recipients that it refused. `name` is unique to the mail and
   * safe as file name.
   * @throws UncertainDelivery when the destination may have the mail.
   */
  send(mail: SendMailOptions, name: string): Promise<{ refused: string[] }>
  close(): void
}

/** The whole mail was handed over, and then there was no answer: to send it again may be to send it twice (RFC 5321 §6.1). */
export class UncertainDelivery extends Error {
  override name = 'UncertainDelivery'
}
