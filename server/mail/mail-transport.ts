import type { SendMailOptions } from 'nodemailer'

/** Where mails go. */
export interface MailTransport {
  kind: 'smtp' | 'file'
  /** For people: the SMTP host or the file pattern. */
  destination: string
  /** Resolves once the mail is the destination's responsibility. `name` is unique to the mail and safe as file name. */
  send(mail: SendMailOptions, name: string): Promise<void>
}
