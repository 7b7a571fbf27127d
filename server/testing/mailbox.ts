import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface Mailbox {
  smtpUrl: string
  received: Email[]
  /** Sets the reply code for the next messages; 250 accepts them. */
  answer: (code: number) => void
  /** With true, the server takes messages but never answers. */
  keepSilent: (is: boolean) => void
  /** Sets the recipient that is refused from now on; undefined for none. */
  refuse: (address: string | undefined) => void
  /** The recipients of each accepted message. */
  recipients: string[][]
  /** Number of connections so far. */
  connections: () => number
}

/** Starts an SMTP server, which is closed when the test is over. */
export async function startMailbox(port = 0, disabledCommands = ['STARTTLS']): Promise<Mailbox> {
  const received: Email[] = []
  const recipients: string[][] = []
  let code = 250
  let isSilent = false
  let refused: string | undefined
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    // Milliseconds that a closing server waits for its clients to leave. The wait is short, because mail transports
    // keep their connections open.
    closeTimeout: 50,
    disabledCommands,
    onConnect(_session, callback) {
      connections++
      callback()
    },
    onRcptTo({ address }, _session, callback) {
      callback(address === refused ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null)
    },
    async onData(stream, session, callback) {
      const mail = await PostalMime.parse(Buffer.concat(await stream.toArray()))
      if (code !== 250) return callback(Object.assign(new Error('not now'), { responseCode: code }))
      received.push(mail)
      recipients.push(session.envelope.rcptTo.map(({ address }) => address))
      if (!isSilent) callback()
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  const bound = (server.server.address() as AddressInfo).port
  return {
    smtpUrl: `smtp://127.0.0.1:${bound}`,
    received,
    recipients,
    connections: () => connections,
    answer: (next) => {
      code = next
    },
    keepSilent: (is) => {
      isSilent = is
    },
    refuse: (address) => {
      refused = address
    },
  }
}
