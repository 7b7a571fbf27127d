/**
 * Records what visitors sent and were told in a run, and what reached the relays. Checks that the record keeps the
 * invariants of docs/simulation.md.
 */
import type { SubmissionRecord } from '#client/device/database/submission-record.ts'
import { isFinalError } from '#contract/submission/final-errors.ts'
import { PARTS_HEADER, PARTS_PATH } from '#contract/submission/parts.ts'
import { receiptCode } from '#contract/submission/receipt-code.ts'
import { SEALED_TYPE } from '#contract/submission/sealing.ts'
import {
  IDEMPOTENCY_HEADER,
  isReceiptReply,
  RETENTION_DAYS,
  type SubmissionKind,
} from '#contract/submission/submission.ts'
import type { Device } from './device.ts'
import { contentOf } from './hpke.ts'
import { InvariantError } from './invariant-error.ts'
import type { MailServer } from './mail-server.ts'
import { headerOf, type Reply, type Request } from './network.ts'
import { DAY_MS, type World } from './world.ts'

/** The only job that is closed. An application for it is refused, and only then may a submission be rejected. */
export const CLOSED_JOB = 'Closed job'

/** One press of "Send". Repeated presses after an error count as the same press. */
export interface Press {
  /** Unique text in the payload. By this text the press is recognised in records, requests and mails. */
  mark: string
  kind: SubmissionKind
  device: Device
  resume: Uint8Array | undefined
  /** Texts that the stored submission and the mail must contain. */
  texts: string[]
  job: string | undefined
  /** The simulated time of the press, in ms since the epoch. */
  pressedAt: number
  /** What the page told the visitor last. */
  told: 'nothing' | 'saved' | 'accepted' | 'rejected' | 'error'
  receipt?: string
  /**
   * True while the page works on this press: from filling in the form until the outcome, or until the third error,
   * after which the visitor gives up. Becomes false, too, when the page ends, or when the device is cleared or loses
   * its data.
   */
  isRunning: boolean
  /**
   * The reason why the submission may be lost: the visitor `deleted` it or `cleared` the device, or its data were
   * `evicted` by the browser or with a tablet that broke.
   */
  excuse?: 'deleted' | 'cleared' | 'evicted'
}

/**
 * Number of tries without an answer from the mail server after which a relay stops trying and leaves the mail to the
 * operator.
 */
const MAX_UNANSWERED_TRIES = 2

const MARK = /press-\d+-/

export interface StoredRow {
  id: string
  payload: string
  removed_at: string | null
  state: string | null
}

export class Ledger {
  readonly presses: Press[] = []
  /** For the id of each submission that reached a relay, the `mark` of its press. */
  readonly markOfId = new Map<string, string>()
  /** Ids of submissions for which a relay has answered with a receipt. */
  readonly receipts = new Set<string>()

  /** Parts of large submissions that reached a relay, by the path of their request. */
  readonly #parts = new Map<string, Uint8Array>()
  readonly #world: World
  /** The latest time that any relay's clock can have shown in the run, in ms since the epoch; `checkEnd` sets it. */
  #latestTime = 0

  constructor(world: World) {
    this.#world = world
  }

  #fail(violation: string, about: unknown): void {
    this.#world.fail(new InvariantError(violation, about))
  }

  #pressOfId(id: string): Press | undefined {
    return this.presses.find(({ mark }) => mark === this.markOfId.get(id))
  }

  /**
   * Records a request that has reached a relay. Checks the invariant that requests with the same id have the same
   * content.
   */
  noteRequest(request: Request): void {
    const { body: sent, method, path } = request
    const id = headerOf(request, IDEMPOTENCY_HEADER)
    if (method === 'PUT' && id) this.#parts.set(path, sent)
    if (method !== 'POST' || !id) return
    const body = headerOf(request, PARTS_HEADER) === undefined ? sent : this.#bodyInParts(id)
    const isSealed = headerOf(request, 'Content-Type') === SEALED_TYPE
    const mark = MARK.exec(isSealed ? contentOf(body) : Buffer.from(body).toString())?.[0]
    if (!mark) return
    const known = this.markOfId.get(id)
    if (known !== undefined && known !== mark) this.#fail('one id has two contents', { id, known, mark })
    this.markOfId.set(id, mark)
  }

  /** Puts together the parts of a submission that have reached a relay. */
  #bodyInParts(id: string): Uint8Array {
    const parts: Uint8Array[] = []
    for (;;) {
      const part = this.#parts.get(`${PARTS_PATH}/${id}/${parts.length}`)
      if (!part) return Buffer.concat(parts)
      parts.push(part)
    }
  }

  /**
   * Records a relay's reply. Checks two invariants: a receipt belongs to the submission of its request, and an error
   * after which devices give up is sent only when the submission itself is at fault.
   */
  noteReply(request: Request, reply: Reply): void {
    if (request.method !== 'POST') return
    // The network does not report a request whose connection it has cut. But if the submission was uploaded in parts, a
    // relay answers even the cut request, because it needs no body. Record the request now.
    if (headerOf(request, PARTS_HEADER) !== undefined) this.noteRequest(request)
    const id = headerOf(request, IDEMPOTENCY_HEADER) ?? ''
    const body = JSON.parse(Buffer.from(reply.body).toString()) as { code?: string }
    if (isReceiptReply(body)) {
      if (body.id !== id || body.receipt !== receiptCode(id))
        this.#fail('a reply belongs to another request', { id, body })
      this.receipts.add(id)
      return
    }
    const { code = '' } = body
    if (!isFinalError(code)) return
    const press = this.#pressOfId(id)
    if (code === 'closed' && press?.job === CLOSED_JOB) return
    this.#fail('a final answer for no fault of the submission', { id, body })
  }

  /**
   * Checks the invariant that nothing that a visitor typed is readable on the disk of a tablet in fair mode. `text` is
   * what is on the disk, or a part of it.
   */
  checkUnreadable(device: Device, text: string): void {
    const mark = MARK.exec(text)?.[0]
    if (mark) this.#fail('readable on a tablet in fair mode', { mark, device: device.name })
  }

  /**
   * Checks everything that must hold at the end of a run, when no submission or mail waits any more. Throws
   * `InvariantError` if something does not hold. `latestTime` is the end of the run plus the largest difference between
   * the relays' clocks. Devices count the 30 days of a submission by these clocks.
   */
  checkEnd(rows: readonly StoredRow[], nonces: number, mail: MailServer, latestTime: number): void {
    this.#latestTime = latestTime
    const rowOf = new Map(rows.map((row) => [row.id, row]))
    // Each used captcha must belong to a submission. An erased submission keeps its row.
    if (nonces > rows.length)
      throw new InvariantError('a captcha was used up for nothing', { nonces, rows: rows.length })
    for (const id of this.receipts) if (!rowOf.has(id)) throw new InvariantError('a receipt for nothing', { id })
    for (const press of this.presses) this.#checkPress(press, rowOf)
    for (const row of rows) this.#checkMails(row, mail)
    const stray = mail.mailbox.find(({ submission }) => !rowOf.has(submission))
    if (stray) throw new InvariantError('a mail without a submission', { id: stray.submission })
  }

  /**
   * Checks the invariants of a press: it was accepted at most once, nothing of it waits, and what the visitor was told
   * is true.
   */
  #checkPress(press: Press, rowOf: ReadonlyMap<string, StoredRow>): void {
    const { mark, told, device, excuse, receipt } = press
    const ids = [...this.markOfId].filter(([, markOfId]) => markOfId === mark).map(([id]) => id)
    const accepted = ids.filter((id) => rowOf.has(id))
    if (accepted.length > 1) throw new InvariantError('one press was accepted twice', { mark, accepted })
    const records = device.stored()
    for (const record of records) this.#checkOutcome(record)
    const waiting = records.find(isWaiting)
    if (waiting) throw new InvariantError('a submission still waits', waiting)
    if (told === 'accepted' && accepted.length === 0)
      throw new InvariantError('accepted, and not there', { mark, receipt })
    const mayBeLost = excuse !== undefined || this.#mayHaveExpired(press)
    if (told === 'saved' && accepted.length === 0 && !mayBeLost) {
      const isOnDevice = records.some((record) => JSON.stringify(record).includes(mark))
      if (!isOnDevice) throw new InvariantError('saved, and lost', { mark, ids, device: device.name })
    }
    const row = rowOf.get(accepted[0] ?? '')
    if (row && row.removed_at === null) this.#checkContent(press, row)
  }

  /** Checks the invariant that the relay has stored the texts that the visitor typed. */
  #checkContent({ mark, texts }: Press, row: StoredRow): void {
    const stored = lettersOf(Object.values(JSON.parse(row.payload)).join())
    const missing = texts.find((text) => !stored.includes(lettersOf(text)))
    if (missing !== undefined) throw new InvariantError('another content was stored', { mark, missing })
  }

  /**
   * Checks two invariants: a submission is rejected only for a fault of its own, and it does not expire before its
   * thirty days are over.
   */
  #checkOutcome(record: SubmissionRecord): void {
    const press = this.presses.find(({ mark }) => JSON.stringify(record).includes(mark))
    if (record.state === 'rejected' && press?.job !== CLOSED_JOB)
      throw new InvariantError('rejected without a reason', record)
    if (record.state === 'expired' && press && !this.#mayHaveExpired(press))
      throw new InvariantError('expired too early', record)
  }

  /**
   * True if the retention period of a press (30 days) may be over by the clocks of the relays. The submission may then
   * have expired on the device, or even be deleted. A device deletes an expired submission 30 days after it has told
   * the visitor that the submission expired. But a single change of a relay's clock can end both periods, because pages
   * compute the relay's time from its last reply.
   */
  #mayHaveExpired(press: Press): boolean {
    return this.#latestTime >= press.pressedAt + RETENTION_DAYS * DAY_MS
  }

  /**
   * Checks the invariants of the mails of a submission: there is one with the whole content, and more only for tries
   * that the relay could not record.
   */
  #checkMails(
    { id, state, removed_at }: StoredRow,
    { mailbox, unrecordedDeliveries, unansweredTries }: MailServer,
  ): void {
    const mails = mailbox.filter(({ submission }) => submission === id)
    const press = this.#pressOfId(id)
    if (!press) throw new InvariantError('a submission that nobody pressed', { id })
    const doubtful = unrecordedDeliveries.get(id) ?? 0
    if (removed_at === null && mails.length === 0) throw new InvariantError('accepted, and not mailed', { id, state })
    if (mails.length > 1 + doubtful) throw new InvariantError('mailed too often', { id, mails: mails.length, doubtful })
    if ((unansweredTries.get(id) ?? 0) > MAX_UNANSWERED_TRIES)
      throw new InvariantError('an uncertain mail goes on', { id })
    if (removed_at === null && state !== 'sent' && state !== 'uncertain')
      throw new InvariantError('a mail was given up', { id, state })
    for (const { headers, text, attachments } of mails) {
      if (headers.has('bcc') || headers.has('cc')) throw new InvariantError('a text became a header', { id })
      if (!headers.get('message-id')?.includes(id)) throw new InvariantError('a mail has another Message-ID', { id })
      for (const part of press.texts)
        if (!lettersOf(text).includes(lettersOf(part))) throw new InvariantError('a mail lacks a text', { id, part })
      if (press.resume && !attachments.some((bytes) => Buffer.from(press.resume as Uint8Array).equals(bytes)))
        throw new InvariantError('a mail lacks the file', { id })
    }
  }
}

/** Whether a submission on a device, or a mail of a relay, waits to be sent. */
export function isWaiting({ state }: { state: string | null }): boolean {
  return state === 'queued' || state === 'sending'
}

/**
 * Returns only the letters and digits of a text. Only these are compared, because databases and mails may change
 * spaces, control characters and lone surrogates.
 */
function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}
