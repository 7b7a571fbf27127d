import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Relay } from './relay.ts'

/** A real SMTP server that keeps the mails it receives. It can be closed and opened again on the same port. */
export class Mailbox {
  readonly mails: Email[] = []
  #server: SMTPServer | undefined
  #port = 0

  /** The URL at which the relay (the site's server) connects to this mail server; valid after the first `open`. */
  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`
  }

  /** Listens on a free port. Later calls use the same port; a call while the server is open does nothing. */
  async open(): Promise<void> {
    if (this.#server) return
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      // `close` waits for connected clients, and relays (the clients of this server) stay connected between two mails:
      // limit the wait, in ms.
      closeTimeout: 100,
      onData: async (stream, _session, done) => {
        const chunks: Buffer[] = []
        for await (const chunk of stream) chunks.push(chunk)
        this.mails.push(await PostalMime.parse(Buffer.concat(chunks)))
        done()
      },
    })
    server.on('error', () => {}) // a relay killed in the middle of a mail causes an error
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

  /** The mails of one submission, found by the header `X-Submission-Id`. */
  of(id: string): Email[] {
    return this.mails.filter((mail) => header(mail, 'x-submission-id') === id)
  }
}

/**
 * Waits for the mail of a submission, and until the relay (the site's server) has no other mail to send. Fails when the
 * submission has caused two mails.
 */
export async function onlyMailOf(mailbox: Mailbox, relay: Relay, id: string): Promise<Email> {
  await expect.poll(() => mailbox.of(id).length).toBeGreaterThan(0)
  await relay.untilMailsSent()
  expect(mailbox.of(id)).toHaveLength(1)
  return mailbox.of(id)[0] as Email
}

/** The value of a mail's header, found by its lower-case name. */
export function header(mail: Email, name: string): string | undefined {
  return mail.headers.find((entry) => entry.key === name)?.value
}
