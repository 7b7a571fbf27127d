import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { sha256 } from './visitor.ts'

/**
 * Faults of the mail server. `none`: takes the mail. `refuse`: refuses the mail for good. `greylist`: asks the sender
 * to come again (greylisting). `hang`: does not answer the sender's first command for a mail, and closes the connection
 * after a while. `drop`: takes the mail and closes the connection without an answer.
 */
const MAIL_FAULTS = ['none', 'refuse', 'greylist', 'hang', 'drop'] as const
export type MailFault = (typeof MAIL_FAULTS)[number]

/**
 * How long the server hangs before it closes the connection. Real servers hang for five minutes, but a run cannot wait
 * so long.
 */
const HANG_MS = 1000

export interface MailServerOptions {
  /** Called once for each mail. Returns the fault that happens to it. */
  nextFault: () => MailFault
  /** Delay before the greeting of each connection, in ms. */
  greetingMs?: number
  /**
   * Delay between a mail's final dot and the answer, in ms. Until the answer, the sender cannot know whether the mail
   * was taken.
   */
  answerMs?: () => number
}

/**
 * A mail that the server has received. If a relay sends the mail of a submission again, the server has several of them.
 */
export interface ReceivedMail {
  /** The submission's id. */
  id: string
  /** Name of the relay that sent the mail. */
  relay: string
  /** When the mail began to arrive, in milliseconds since the epoch. */
  startedAt: number
  /** When the mail was complete, in milliseconds since the epoch. */
  receivedAt: number
  /** Whether the sender got the answer that the mail was received. */
  isAnswered: boolean
  /** SHA-256 of each attached file, in hex, with commas between them. Empty if no file is attached. */
  fileDigest: string
  /**
   * Whether the text of the mail contains the id of its submission. Visitors write the id into the text (`payloadOf`).
   */
  hasOwnText: boolean
}

export interface MailServer {
  mails: ReceivedMail[]
  /** How often each fault happened. */
  faults: Record<MailFault, number>
  /** Returns the connection URL for a relay. The user name in the URL tells the server which relay sends a mail. */
  urlFor: (relay: string) => string
  stop: () => Promise<void>
}

/** Starts an SMTP server on this machine that keeps a record of all mails. */
export async function startMailServer(options: MailServerOptions): Promise<MailServer> {
  const { nextFault, greetingMs = 0, answerMs = () => 0 } = options
  const mails: ReceivedMail[] = []
  const faults = Object.fromEntries(MAIL_FAULTS.map((name) => [name, 0])) as Record<MailFault, number>
  /** The open connections. The keys are the senders' ports. */
  const sockets = new Map<number, Socket>()
  /** The fault of the current mail of each session. The keys are the ids of the sessions. */
  const faultOf = new Map<string, MailFault>()
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
      const fault = nextFault()
      faults[fault]++
      faultOf.set(session.id, fault)
      if (fault === 'refuse') return callback(refusal(554, 'not today'))
      if (fault === 'hang') return void setTimeout(() => hangUp(session), HANG_MS)
      callback()
    },
    onRcptTo(_address, session, callback) {
      callback(faultOf.get(session.id) === 'greylist' ? refusal(451, '4.7.1 come again') : null)
    },
    async onData(stream, session, callback) {
      const startedAt = Date.now()
      const bytes = await stream.toArray().catch(() => undefined)
      // The stream fails if the relay is killed in the middle of the mail. Then there is no mail to record.
      if (!bytes) return
      const content = await contentOf(Buffer.concat(bytes))
      const received: ReceivedMail = {
        ...content,
        relay: `${session.user}`,
        startedAt,
        receivedAt: Date.now(),
        isAnswered: false,
      }
      mails.push(received)
      if (faultOf.get(session.id) === 'drop') return void hangUp(session)
      await sleep(answerMs())
      received.isAnswered = true
      callback()
    },
  })
  // Ignore errors of connections: relays that are killed break their connections.
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
    mails,
    faults,
    urlFor: (relay) => `smtp://${relay}:chaos@127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function contentOf(mail: Buffer): Promise<Pick<ReceivedMail, 'id' | 'fileDigest' | 'hasOwnText'>> {
  const { headers, attachments, text } = await PostalMime.parse(mail)
  const id = headers.find(({ key }) => key === 'x-submission-id')?.value ?? ''
  return {
    id,
    fileDigest: attachments.map(({ content }) => sha256(content as ArrayBuffer)).join(),
    hasOwnText: id !== '' && text?.includes(id) === true,
  }
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
