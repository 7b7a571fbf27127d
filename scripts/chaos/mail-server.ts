import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { sha256 } from './visitor.ts'

/**
 * What the server does with a mail. `none`: takes it · `refuse`: refuses it for good · `greylist`: refuses it for now ·
 * `hang`: says nothing for a while and closes the connection before the mail · `drop`: takes the mail and closes the
 * connection without an answer.
 */
export const MAIL_FAULTS = ['none', 'refuse', 'greylist', 'hang', 'drop'] as const
export type MailFault = (typeof MAIL_FAULTS)[number]

/** How long `hang` says nothing; a real server says nothing for five minutes. */
const HANG_MS = 1000

export interface MailServerOptions {
  /** Called for each mail. */
  fault: () => MailFault
  /** Delay of the greeting. */
  greetingMs?: number
  /** Delay of the answer to a mail; until then the sender cannot know whether the mail was taken. */
  answerMs?: () => number
}

/** A mail that the server has taken. */
export interface Copy {
  /** The submission's id. */
  id: string
  /** Name of the relay that brought it. */
  relay: string
  /** When the mail began to come and when it was there, milliseconds since the epoch. */
  startedAt: number
  takenAt: number
  isAnswered: boolean
  /** SHA-256 of the attached file, in hex; empty without one. */
  fileDigest: string
}

export interface MailServer {
  copies: Copy[]
  /** How often each fault occurred. */
  mailFaults: Record<MailFault, number>
  /** The connection URL for the relay of that name. */
  urlFor: (relay: string) => string
  stop: () => Promise<void>
}

/** An SMTP server on this machine. */
export async function startMailServer(options: MailServerOptions): Promise<MailServer> {
  const { fault, greetingMs = 0, answerMs = () => 0 } = options
  const copies: Copy[] = []
  const mailFaults = Object.fromEntries(MAIL_FAULTS.map((name) => [name, 0])) as Record<MailFault, number>
  /** By port of the sender. */
  const sockets = new Map<number, Socket>()
  const present = new Map<string, MailFault>()
  const hangUp = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.destroy()

  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 50,
    async onConnect(_session, callback) {
      await sleep(greetingMs)
      callback()
    },
    onAuth: ({ username }, _session, callback) => callback(null, { user: username }),
    onMailFrom(_address, session, callback) {
      const next = fault()
      mailFaults[next]++
      present.set(session.id, next)
      if (next === 'refuse') return callback(refusal(554, 'not today'))
      if (next === 'hang') return void setTimeout(() => hangUp(session), HANG_MS)
      callback()
    },
    onRcptTo(_address, session, callback) {
      callback(present.get(session.id) === 'greylist' ? refusal(451, '4.7.1 come again') : null)
    },
    async onData(stream, session, callback) {
      const startedAt = Date.now()
      const bytes = await stream.toArray().catch(() => undefined)
      // The sender was killed in the middle of the mail.
      if (!bytes) return
      const mail = await PostalMime.parse(Buffer.concat(bytes))
      const id = mail.headers.find(({ key }) => key === 'x-submission-id')?.value ?? ''
      const [file] = mail.attachments
      const fileDigest = file ? sha256(file.content as ArrayBuffer) : ''
      const copy = { id, relay: `${session.user}`, startedAt, takenAt: Date.now(), isAnswered: false, fileDigest }
      copies.push(copy)
      if (present.get(session.id) === 'drop') return void hangUp(session)
      await sleep(answerMs())
      copy.isAnswered = true
      callback()
    },
  })
  // Of relays that are killed in the middle of a mail.
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort ?? 0
    sockets.set(port, socket)
    socket.once('close', () => sockets.delete(port))
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    copies,
    mailFaults,
    urlFor: (relay) => `smtp://${relay}:chaos@127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
