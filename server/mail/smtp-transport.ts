import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail-transport.ts'

const TIMEOUTS_MS = {
  connect: 10_000,
  greeting: 10_000,
  idle: 20_000,
  /** Of the whole send: shorter than the lease, so that no other relay sends while this one still tries. */
  send: 45_000,
}

/** Sends through an SMTP server given as nodemailer's connection URL. A server that hangs is given up. */
export function smtpTransport(smtpUrl: string, timeoutsMs = TIMEOUTS_MS): MailTransport {
  const transporter = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutsMs.connect,
    greetingTimeout: timeoutsMs.greeting,
    socketTimeout: timeoutsMs.idle,
  })
  return {
    kind: 'smtp',
    destination: new URL(smtpUrl).host,
    async send(mail) {
      await transporter.sendMail({ ...mail, signal: AbortSignal.timeout(timeoutsMs.send) })
    },
  }
}
