import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server that keeps what it receives, and that can go away and come back on the same port. */
export class Mailbox {
  readonly mails: Email[] = []
  #server: SMTPServer | undefined
  #port = 0

  /** Connection URL for the relay; valid after the first `open`. */
  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`
  }

  /** Takes a port on the first call; later calls listen on the same one, or leave it as it is when it is open. */
  async open(): Promise<void> {
    if (this.#server) return
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onData: async (stream, _session, done) => {
        const chunks: Buffer[] = []
        for await (const chunk of stream) chunks.push(chunk)
        this.mails.push(await PostalMime.parse(Buffer.concat(chunks)))
        done()
      },
    })
    server.on('error', () => {}) // a relay killed in the middle of a mail
    server.listen(this.#port, '127.0.0.1')
    await once(server.server, 'listening')
    this.#port = (server.server.address() as AddressInfo).port
    this.#server = server
  }

  async close(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()))
  }

  /** The mails of one submission, by its `X-Submission-Id`. */
  of(id: string): Email[] {
    return this.mails.filter((mail) => header(mail, 'x-submission-id') === id)
  }
}

/** A header of a mail by its lower-case name. */
export function header(mail: Email, name: string): string | undefined {
  return mail.headers.find((entry) => entry.key === name)?.value
}
