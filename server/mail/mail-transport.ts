import type { SendMailOptions } from 'nodemailer'

export interface MailTransport {
  kind: 'smtp' | 'file'
  /** For people: the SMTP host or the file pattern. */
  destination: string
  /** How many mails may be sent at once. */
  concurrency: number
  /**
   * Resolves when the destination has taken responsibility for the mail, with the recipients that it refused. `name` is unique for the mail and
   * a safe file name.
   * @throws UncertainDelivery when the destination may have the mail.
   */
  send(mail: SendMailOptions, name: string): Promise<{ refused: string[] }>
  close(): void
}

/** The whole mail was handed over, but no answer came: sending it again may deliver it twice (RFC 5321 §6.1). */
export class UncertainDelivery extends Error {
  override name = 'UncertainDelivery'
}
