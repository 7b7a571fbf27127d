import { PassThrough, pipeline, Readable } from 'node:stream'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { type MailTransport, UncertainDelivery } from './mail-transport.ts'

/** RFC 5321 §4.5.3.2: who gives up earlier than the server answers sends a mail again that was taken. */
const TIMEOUTS_MS = {
  /** From looking up the name to the end of STARTTLS, the greeting included. */
  connect: 5 * 60_000,
  /** Servers let strangers wait before they greet. */
  greeting: 5 * 60_000,
  /** Without a byte from the server: the ten minutes that a server may take to look through a mail after its final dot. */
  idle: 10 * 60_000,
  /** All commands of a mail together; what its bytes take comes on top. */
  send: 20 * 60_000,
}

const PIECE_BYTES = 16 * 1024

type Content = NonNullable<SendMailOptions['attachments']>[number]['content']

/** The slowest line to a mail server that is waited for. */
const SLOWEST_BYTES_PER_MS = 8

/** Connections are kept and used for one mail after the other: greeting and TLS cost more than a mail. */
const CONNECTIONS = 4

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Names and mails of applicants do not cross a network in the clear, unless the address says `requireTLS=false` or `ignoreTLS=true`. */
function needsStartTls({ protocol, hostname, searchParams }: URL): boolean {
  const isTold = searchParams.has('requireTLS') || searchParams.has('ignoreTLS')
  return protocol === 'smtp:' && !LOOPBACK.test(hostname) && !isTold
}

/** Tells whether its last byte has been passed on to the connection. */
interface TrackedMail extends SendMailOptions {
  progress: { handedOver: boolean }
}

/** Sends through an SMTP server given as nodemailer's connection URL. A server that hangs is given up. */
export function smtpTransport(smtpUrl: string, timeoutsMs = TIMEOUTS_MS): MailTransport {
  const transporter = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    // The worker alone decides what is sent again.
    maxRequeues: 0,
    connectionTimeout: timeoutsMs.connect,
    greetingTimeout: timeoutsMs.greeting,
    socketTimeout: timeoutsMs.idle,
    // A mail server on the same machine usually has a certificate that it signed itself, and nobody stands between.
    ...(needsStartTls(new URL(smtpUrl)) && { requireTLS: true }),
    ...(LOOPBACK.test(new URL(smtpUrl).hostname) && { tls: { rejectUnauthorized: false } }),
  })
  transporter.use('stream', (mail, done) => {
    const { progress } = mail.data as TrackedMail
    // The very last stage, which nothing but the connection reads from: the others end when the next has read ahead.
    mail.message.processFunc((input) => {
      const last = new PassThrough().once('end', () => Object.assign(progress, { handedOver: true }))
      return pipeline(input, last, () => {})
    })
    done()
  })

  return {
    kind: 'smtp',
    destination: new URL(smtpUrl).host,
    atOnce: CONNECTIONS,
    async send(mail) {
      const signal = AbortSignal.timeout(timeoutsMs.send + Math.ceil(sizeOf(mail) / SLOWEST_BYTES_PER_MS))
      const progress = { handedOver: false }
      const attachments = mail.attachments?.map((attachment) => ({
        ...attachment,
        content: inPieces(attachment.content),
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

/** nodemailer encodes a buffer whole, a stream piece by piece: a mail then needs a fraction of the memory. */
function inPieces(content: Content): Content {
  if (!Buffer.isBuffer(content)) return content
  const starts = Array.from({ length: Math.ceil(content.length / PIECE_BYTES) }, (_, place) => place * PIECE_BYTES)
  return Readable.from(starts.map((start) => content.subarray(start, start + PIECE_BYTES)))
}

/** Bytes of the files, which are all that makes a mail large. */
function sizeOf({ attachments = [] }: SendMailOptions): number {
  return attachments.reduce((sum, { content }) => sum + (Buffer.isBuffer(content) ? content.length : 0), 0)
}
