import { type AddressInfo, createServer } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface Mailbox {
  smtpUrl: string
  received: Email[]
  /** The reply code for the next messages; 250 takes them. */
  answer: (code: number) => void
}

/** An SMTP server that is closed when the test is over. */
export async function startMailbox(port = 0, disabledCommands = ['STARTTLS']): Promise<Mailbox> {
  const received: Email[] = []
  let code = 250
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands,
    async onData(stream, _session, callback) {
      const mail = await PostalMime.parse(Buffer.concat(await stream.toArray()))
      if (code !== 250) return callback(Object.assign(new Error('not now'), { responseCode: code }))
      received.push(mail)
      callback()
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  const bound = (server.server.address() as AddressInfo).port
  return {
    smtpUrl: `smtp://127.0.0.1:${bound}`,
    received,
    answer: (next) => {
      code = next
    },
  }
}

/** A port on which nothing listens. */
export async function unusedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
