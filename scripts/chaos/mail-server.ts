import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { sha256 } from './visitor.ts'

/**
 * What the server does with a mail: takes it, refuses it for good, asks to come again (greylisting), says nothing for a while and hangs
 * up before the mail, or takes the mail and hangs up without an answer.
 */
export const MOODS = ['take', 'refuse', 'greylist', 'hang', 'drop'] as const
export type Mood = (typeof MOODS)[number]

/** How long it says nothing: a real server's five minutes, shortened. */
const HANG_MS = 1000

export interface MailServerOptions {
  /** Asked what to do with each mail. */
  mood: () => Mood
  /** How long it lets a connection wait for its greeting. */
  greetingMs?: number
  /** How long it thinks after a mail's final dot: until it answers, a sender cannot know whether the mail was taken. */
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
  /** How often it was in each mood. */
  moods: Record<Mood, number>
  /** The connection URL for the relay of that name. */
  urlFor: (relay: string) => string
  stop: () => Promise<void>
}

/** An SMTP server on this machine. */
export async function startMailServer(options: MailServerOptions): Promise<MailServer> {
  const { mood, greetingMs = 0, answerMs = () => 0 } = options
  const copies: Copy[] = []
  const moods = Object.fromEntries(MOODS.map((name) => [name, 0])) as Record<Mood, number>
  /** By the sender's port. */
  const sockets = new Map<number, Socket>()
  const present = new Map<string, Mood>()
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
      const today = mood()
      moods[today]++
      present.set(session.id, today)
      if (today === 'refuse') return callback(refusal(554, 'not today'))
      if (today === 'hang') return void setTimeout(() => hangUp(session), HANG_MS)
      callback()
    },
    onRcptTo(_address, session, callback) {
      callback(present.get(session.id) === 'greylist' ? refusal(451, '4.7.1 come again') : null)
    },
    async onData(stream, session, callback) {
      const startedAt = Date.now()
      const bytes = await stream.toArray().catch(() => undefined)
      // Its sender died in the middle of it.
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
  // Relays that die in the middle of a mail.
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
    moods,
    urlFor: (relay) => `smtp://${relay}:chaos@127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
