import { PassThrough, pipeline, Readable } from 'node:stream'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { type MailTransport, UncertainDelivery } from './mail-transport.ts'

/**
 * Timeouts from RFC 5321 §4.5.3.2. With shorter timeouts the relay would give up before a slow server has answered. A
 * mail that the server had taken would then be sent twice.
 */
const TIMEOUTS_MS = {
  /** For setting up the connection: from the DNS look-up to the end of STARTTLS, including the greeting. */
  connect: 5 * 60_000,
  /** For the greeting, which servers delay for unknown clients. */
  greeting: 5 * 60_000,
  /**
   * For a connection on which neither side sends a byte. A server may check a mail for ten minutes after the mail's
   * final dot.
   */
  idle: 10 * 60_000,
  /**
   * For all commands of one mail together. The method `send` adds time for the attachments (`SLOWEST_BYTES_PER_MS`).
   */
  send: 20 * 60_000,
}

/**
 * Speed of a connection that is slow but works. The time limit for a whole mail (`TIMEOUTS_MS.send`) grows by the time
 * that its attachments take at this speed. Otherwise large files would make a slow connection look like a server that
 * hangs.
 */
const SLOWEST_BYTES_PER_MS = 8

/**
 * Number of connections to the mail server. They are kept open for several mails, because greeting and TLS take more
 * time than a mail.
 */
const CONNECTIONS = 4

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * True when the connection must use STARTTLS, because personal data must not cross a network in the clear. False for a
 * server on this machine, for `smtps:`, which is encrypted from the start, and for a URL in which the operator has
 * decided with `requireTLS` or `ignoreTLS`.
 */
function needsStartTls({ protocol, hostname, searchParams }: URL): boolean {
  const isTold = searchParams.has('requireTLS') || searchParams.has('ignoreTLS')
  return protocol === 'smtp:' && !LOOPBACK.test(hostname) && !isTold
}

/**
 * A mail with its progress. `handedOver` is true when the mail's last byte has been passed to the connection: from then
 * on the server may have the mail, even when no answer comes.
 */
interface TrackedMail extends SendMailOptions {
  progress: { handedOver: boolean }
}

/**
 * Returns a transport for the SMTP server at `smtpUrl`, a connection URL of nodemailer. When the server hangs, `send`
 * fails after one of the `timeoutsMs`.
 */
export function smtpTransport(smtpUrl: string, timeoutsMs = TIMEOUTS_MS): MailTransport {
  const url = new URL(smtpUrl)
  const transporter = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    // By default nodemailer's pool sends a mail again when the connection was closed. Only the mail worker may decide
    // whether a mail is sent again, because it may then arrive twice.
    maxRequeues: 0,
    connectionTimeout: timeoutsMs.connect,
    greetingTimeout: timeoutsMs.greeting,
    socketTimeout: timeoutsMs.idle,
    ...(needsStartTls(url) && { requireTLS: true }),
    // A mail server on this machine usually has a self-signed certificate. The certificate is accepted, because the
    // connection crosses no network.
    ...(LOOPBACK.test(url.hostname) && { tls: { rejectUnauthorized: false } }),
  })
  transporter.use('stream', (mail, done) => {
    const { progress } = mail.data as TrackedMail
    // `last` is the stage of the mail's stream from which the connection reads. When `last` ends, the whole mail is
    // therefore handed over. An earlier stage may end before the server has agreed to take the mail, because the next
    // stage reads ahead.
    mail.message.processFunc((input) => {
      const last = new PassThrough().once('end', () => Object.assign(progress, { handedOver: true }))
      return pipeline(input, last, () => {})
    })
    done()
  })

  return {
    kind: 'smtp',
    destination: url.host,
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

const CHUNK_BYTES = 16 * 1024

type Content = NonNullable<SendMailOptions['attachments']>[number]['content']

/**
 * Turns a buffer into a stream of chunks. nodemailer encodes a buffer at once but a stream chunk by chunk, which needs
 * a fraction of the memory.
 */
function inChunks(content: Content): Content {
  if (!Buffer.isBuffer(content)) return content
  const starts = Array.from({ length: Math.ceil(content.length / CHUNK_BYTES) }, (_, index) => index * CHUNK_BYTES)
  return Readable.from(starts.map((start) => content.subarray(start, start + CHUNK_BYTES)))
}

/** Returns the size of a mail's attachments in bytes. The rest of the mail is small, so it is not counted. */
function sizeOf({ attachments = [] }: SendMailOptions): number {
  return attachments.reduce((sum, { content }) => sum + (Buffer.isBuffer(content) ? content.length : 0), 0)
}
