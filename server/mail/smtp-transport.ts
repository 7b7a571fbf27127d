import { PassThrough, pipeline, Readable } from 'node:stream'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { type MailTransport, UncertainDelivery } from './mail-transport.ts'

/** From RFC 5321 §4.5.3.2. Shorter timeouts would end before a slow server has answered, and send a mail twice that it had taken. */
const TIMEOUTS_MS = {
  /** From the DNS look-up to the end of STARTTLS, including the greeting. */
  connect: 5 * 60_000,
  /** Servers delay the greeting to unknown clients. */
  greeting: 5 * 60_000,
  /** Without a byte from the server, which may check a mail for ten minutes after its final dot. */
  idle: 10 * 60_000,
  /** For all commands of a mail together, plus the time for its bytes. */
  send: 20 * 60_000,
}

const CHUNK_BYTES = 16 * 1024

type Content = NonNullable<SendMailOptions['attachments']>[number]['content']

/** A slower connection to the mail server is given up. */
const SLOWEST_BYTES_PER_MS = 8

/** Connections are kept open for several mails, because greeting and TLS cost more than a mail. */
const CONNECTIONS = 4

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Personal data must not cross a network in the clear, unless the URL has `requireTLS` or `ignoreTLS`. */
function needsStartTls({ protocol, hostname, searchParams }: URL): boolean {
  const isTold = searchParams.has('requireTLS') || searchParams.has('ignoreTLS')
  return protocol === 'smtp:' && !LOOPBACK.test(hostname) && !isTold
}

/** `handedOver`: the mail's last byte has been passed to the connection. */
interface TrackedMail extends SendMailOptions {
  progress: { handedOver: boolean }
}

/** Sends through an SMTP server, given as nodemailer's connection URL. A server that hangs ends in an error after `timeoutsMs`. */
export function smtpTransport(smtpUrl: string, timeoutsMs = TIMEOUTS_MS): MailTransport {
  const transporter = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    // nodemailer's pool would send a mail again by itself after a closed connection; only the mail worker may decide that.
    maxRequeues: 0,
    connectionTimeout: timeoutsMs.connect,
    greetingTimeout: timeoutsMs.greeting,
    socketTimeout: timeoutsMs.idle,
    // A mail server on the same machine usually has a self-signed certificate, and there is no network between.
    ...(needsStartTls(new URL(smtpUrl)) && { requireTLS: true }),
    ...(LOOPBACK.test(new URL(smtpUrl).hostname) && { tls: { rejectUnauthorized: false } }),
  })
  transporter.use('stream', (mail, done) => {
    const { progress } = mail.data as TrackedMail
    // This stream is the last stage, read by the connection alone. Earlier stages end too soon, because the next stage reads ahead while
    // the server is still being asked.
    mail.message.processFunc((input) => {
      const last = new PassThrough().once('end', () => Object.assign(progress, { handedOver: true }))
      return pipeline(input, last, () => {})
    })
    done()
  })

  return {
    kind: 'smtp',
    destination: new URL(smtpUrl).host,
    concurrency: CONNECTIONS,
    async send(mail) {
      const signal = AbortSignal.timeout(timeoutsMs.send + Math.ceil(sizeOf(mail) / SLOWEST_BYTES_PER_MS))
      const progress = { handedOver: false }
      const attachments = mail.attachments?.map((attachment) => ({
        ...attachment,
        content: inChunks(attachment.content),
      }))
      const tracked: TrackedMail = { ...mail, attachments, signal, progress }
      try {
        const { rejected } = await transporter.sendMail(tracked)
        return { refused: rejected.map(String) }
      } catch (error) {
        const isAnswered = (error as { responseCode?: number }).responseCode !== undefined
        if (isAnswered || !progress.handedOver) throw error
        throw new UncertainDelivery(String(error), { cause: error })
      }
    },
    close: () => transporter.close(),
  }
}

/** nodemailer encodes a buffer at once but a stream chunk by chunk, which needs a fraction of the memory. */
function inChunks(content: Content): Content {
  if (!Buffer.isBuffer(content)) return content
  const starts = Array.from({ length: Math.ceil(content.length / CHUNK_BYTES) }, (_, index) => index * CHUNK_BYTES)
  return Readable.from(starts.map((start) => content.subarray(start, start + CHUNK_BYTES)))
}

/** Bytes of the attachments; the rest of a mail is small. */
function sizeOf({ attachments = [] }: SendMailOptions): number {
  return attachments.reduce((sum, { content }) => sum + (Buffer.isBuffer(content) ? content.length : 0), 0)
}
