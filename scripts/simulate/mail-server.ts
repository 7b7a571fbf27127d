/**
 * The simulated mail server: a `MailTransport` that relays use in place of SMTP, and the mailbox with the mails that it
 * took.
 */
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { MailTransport } from '#server/mail/mail-transport.ts'
import type { World } from './world.ts'

/**
 * Faults that can happen to a mail.
 * - `refuse`: the server answers 451 and does not take the mail.
 * - `break`: the connection breaks before the last byte, so the server does not take the mail.
 * - `no-answer`: the server takes the mail, but its answer is lost.
 */
export const MAIL_FAULTS = ['refuse', 'break', 'no-answer'] as const
export type MailFault = (typeof MAIL_FAULTS)[number]

export interface ReceivedMail {
  submission: string
  headers: Map<string, string>
  text: string
  attachments: Uint8Array[]
}

export class MailServer {
  isUp = true
  /** Faults of the next mails, one for each mail. */
  readonly nextFaults: MailFault[] = []
  readonly mailbox: ReceivedMail[] = []
  /**
   * For each submission, the number of times that its mail was delivered without a relay recording this. A relay that
   * has not recorded a delivery sends the mail again (RFC 5321 §6.1).
   */
  readonly unrecordedDeliveries = new Map<string, number>()
  /**
   * For each submission, the number of tries for which a relay has recorded that the mail server gave no answer.
   * Counting starts again when the operator retries mails.
   */
  readonly unansweredTries = new Map<string, number>()
  readonly #world: World
  readonly #composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  constructor(world: World) {
    this.#world = world
  }

  /** Notes that a relay has recorded a delivery. */
  noteRecorded(submission: string): void {
    this.unrecordedDeliveries.set(submission, (this.unrecordedDeliveries.get(submission) ?? 0) - 1)
  }

  /** Notes that a relay has recorded that the mail server did not answer a try to send the mail of a submission. */
  noteUnanswered(submission: string): void {
    this.unansweredTries.set(submission, (this.unansweredTries.get(submission) ?? 0) + 1)
  }

  /**
   * Returns a relay's connection to this server. `UncertainDelivery` must be the relay's own copy of this error class,
   * because the relay recognises the error by `instanceof`.
   */
  transport(UncertainDelivery: new (message: string) => Error): MailTransport {
    const wait = (maxMs: number) => new Promise<void>((resolve) => setTimeout(resolve, this.#world.between(1, maxMs)))
    return {
      kind: 'smtp',
      destination: 'simulated',
      concurrency: 2,
      send: async (mail, name) => {
        const submission = name.slice(-36)
        await wait(50)
        if (!this.isUp) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
        const fault = this.nextFaults.shift()
        const delivered = await this.#compose(submission, mail)
        await wait(500)
        if (fault === 'refuse') throw Object.assign(new Error('451 try later'), { responseCode: 451 })
        if (fault === 'break') throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
        this.mailbox.push(delivered)
        this.unrecordedDeliveries.set(submission, (this.unrecordedDeliveries.get(submission) ?? 0) + 1)
        await wait(200)
        if (fault === 'no-answer') throw new UncertainDelivery('no answer')
        return { refused: [] }
      },
      close() {},
    }
  }

  async #compose(submission: string, mail: SendMailOptions): Promise<ReceivedMail> {
    const { message } = await this.#composer.sendMail(mail)
    const [head = ''] = (message as Buffer).toString('latin1').split('\r\n\r\n', 1)
    const headers = new Map(
      head
        .replace(/\r\n[ \t]+/g, ' ')
        .split('\r\n')
        .map((line) => {
          const [name = '', ...value] = line.split(': ')
          return [name.toLowerCase(), value.join(': ')] as const
        }),
    )
    const attachments = [mail.attachments ?? []].flat().map(({ content }) => Buffer.from(content as Uint8Array))
    return { submission, headers, text: String(mail.text), attachments }
  }
}
