import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail-transport.ts'

const TIMEOUTS_MS = {
  /** From looking up the name to the end of STARTTLS, the greeting included. */
  connect: 40_000,
  /** Servers let strangers wait before they greet. */
  greeting: 30_000,
  /** Servers look through a mail before they take it; one that is given up too early has it twice. */
  idle: 50_000,
  /** Of the whole send: shorter than the lease, so that no other relay sends while this one still tries. */
  send: 50_000,
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Sends through an SMTP server given as nodemailer's connection URL. A server that hangs is given up. */
export function smtpTransport(smtpUrl: string, timeoutsMs = TIMEOUTS_MS): MailTransport {
  const transporter = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutsMs.connect,
    greetingTimeout: timeoutsMs.greeting,
    socketTimeout: timeoutsMs.idle,
    // A mail server on the same machine usually has a certificate that it signed itself, and nobody stands between.
    ...(LOOPBACK.test(new URL(smtpUrl).hostname) && { tls: { rejectUnauthorized: false } }),
  })
  return {
    kind: 'smtp',
    destination: new URL(smtpUrl).host,
    async send(mail) {
      await transporter.sendMail({ ...mail, signal: AbortSignal.timeout(timeoutsMs.send) })
    },
  }
}
