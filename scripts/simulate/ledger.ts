/** What visitors pressed and heard, what reached the relay, and what may not be. */

import type { SubmissionRecord } from '#client/device/outbox/submission-record.ts'
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
import { BrokenPromise } from './broken.ts'
import type { Device } from './device.ts'
import { contentOf } from './hpke.ts'
import type { MailServer } from './mail-server.ts'
import type { Reply, Request } from './network.ts'
import type { World } from './world.ts'

/** One press of "Send", with the repeats of it after an error. */
export interface Press {
  /** Unique text that is a part of the payload. */
  mark: string
  kind: SubmissionKind
  device: Device
  resume: Uint8Array | undefined
  /** Texts that the mail must show. */
  texts: string[]
  job: string | undefined
  /** The world's time of the press, in ms since the epoch. */
  at: number
  /** What the visitor heard last. */
  heard: 'nothing' | 'saved' | 'accepted' | 'rejected' | 'error'
  receipt?: string
  /**
   * True while the page works on this press: from the press until its outcome or its third error. Also ends when the
   * page is killed, another press of this kind replaces the draft, or the browser evicts the site's data.
   */
  isRunning: boolean
  /** Why the submission need not be anywhere: the visitor deleted it, or the browser evicted the site's data. */
  excuse?: string
}

/** After so many tries without an answer a relay leaves the mail to the operator. */
const UNANSWERED_MAX = 2

const DAY_MS = 24 * 60 * 60_000

const MARK = /press-\d+-/

export interface StoredRow {
  id: string
  payload: string
  removed_at: string | null
  state: string | null
}

export class Ledger {
  readonly presses: Press[] = []
  readonly closedJobs: ReadonlySet<string>
  /** The mark of each id that reached a relay. */
  readonly marks = new Map<string, string>()
  /** The ids whose receipt a device got. */
  readonly receipts = new Set<string>()
  /** The ids that the operator has erased, or tried to erase. Relays forget them after `KEY_KEPT_DAYS`. */
  readonly erased = new Set<string>()

  /** The time until which the relay's clock may have told devices to let submissions expire. */
  expiryBefore = 0

  /** The parts that reached a relay, by their path. */
  readonly #parts = new Map<string, Uint8Array>()
  readonly #world: World

  constructor(world: World, closedJobs: ReadonlySet<string>) {
    this.#world = world
    this.closedJobs = closedJobs
  }

  #fail(promise: string, about: unknown): void {
    this.#world.fail(new BrokenPromise(promise, about))
  }

  pressOf(mark: string | undefined): Press | undefined {
    return this.presses.find((press) => press.mark === mark)
  }

  /** Promise: the same id never has two contents. */
  noteRequest({ headers, body: sent, method, path }: Request): void {
    const id = headers[IDEMPOTENCY_HEADER.toLowerCase()]
    if (method === 'PUT' && id) this.#parts.set(path, sent)
    if (method !== 'POST' || !id) return
    const body = headers[PARTS_HEADER.toLowerCase()] === undefined ? sent : this.#bodyInParts(id)
    const mark = MARK.exec(
      headers['content-type'] === SEALED_TYPE ? contentOf(body) : Buffer.from(body).toString(),
    )?.[0]
    if (!mark) return
    const known = this.marks.get(id)
    if (known !== undefined && known !== mark) this.#fail('one id has two contents', { id, known, mark })
    this.marks.set(id, mark)
  }

  #bodyInParts(id: string): Uint8Array {
    const parts: Uint8Array[] = []
    for (;;) {
      const part = this.#parts.get(`${PARTS_PATH}/${id}/${parts.length}`)
      if (!part) return Buffer.concat(parts)
      parts.push(part)
    }
  }

  /** Promises: a reply belongs to its request, and is final only when the submission itself is at fault. */
  noteReply({ headers, method }: Request, reply: Reply): void {
    if (method !== 'POST') return
    const id = headers[IDEMPOTENCY_HEADER.toLowerCase()] ?? ''
    const body = JSON.parse(Buffer.from(reply.body).toString()) as { code?: string }
    if (isReceiptReply(body)) {
      if (body.id !== id || body.receipt !== receiptCode(id))
        this.#fail('a reply belongs to another request', { id, body })
      this.receipts.add(id)
      return
    }
    const { code = '' } = body
    if (!isFinalError(code)) return
    const press = this.pressOf(this.marks.get(id))
    if (code === 'closed' && press?.job !== undefined && this.closedJobs.has(press.job)) return
    this.#fail('a final answer for no fault of the submission', { id, body })
  }

  /** Promise: nothing that anybody typed is on the disk of a tablet in fair mode. */
  checkUnreadable(device: Device): void {
    const mark = MARK.exec(device.readable())?.[0]
    if (mark) this.#fail('readable on a tablet in fair mode', { mark, device: device.name })
  }

  /** Everything that must hold at the end of a run, when all has been quiet for a while. */
  checkEnd(rows: readonly StoredRow[], nonces: number, mail: MailServer): void {
    if (nonces > rows.length)
      throw new BrokenPromise('a captcha was used up for nothing', { nonces, rows: rows.length })
    const rowOf = new Map(rows.map((row) => [row.id, row]))
    const isKnown = (id: string) => rowOf.has(id) || this.erased.has(id)
    for (const id of this.receipts) if (!isKnown(id)) throw new BrokenPromise('a receipt for nothing', { id })
    for (const press of this.presses) this.#checkPress(press, rowOf)
    for (const row of rows) this.#checkMails(row, mail)
    const stray = mail.mailbox.find(({ submission }) => !isKnown(submission))
    if (stray) throw new BrokenPromise('a mail without a submission', { id: stray.submission })
  }

  #checkPress(press: Press, rowOf: ReadonlyMap<string, StoredRow>): void {
    const { mark, heard, device, excuse, receipt } = press
    const ids = [...this.marks].filter(([, own]) => own === mark).map(([id]) => id)
    const accepted = ids.filter((id) => rowOf.has(id) || this.erased.has(id))
    if (accepted.length > 1) throw new BrokenPromise('one press was accepted twice', { mark, accepted })
    const records = device.stored()
    for (const record of records) this.#checkOutcome(record)
    const waiting = records.find((record) => record.state === 'queued' || record.state === 'sending')
    if (waiting) throw new BrokenPromise('a submission still waits', waiting)
    if (heard === 'accepted' && accepted.length === 0)
      throw new BrokenPromise('accepted, and not there', { mark, receipt })
    if (heard === 'saved' && accepted.length === 0 && !excuse) {
      const kept = records.some((record) => JSON.stringify(record).includes(mark))
      if (!kept) throw new BrokenPromise('saved, and lost', { mark, ids, device: device.name })
    }
    if (accepted.length === 1) {
      const row = rowOf.get(accepted[0] as string)
      if (row && row.removed_at === null && !row.payload.includes(mark))
        throw new BrokenPromise('another content was stored', { mark })
    }
  }

  /** Promises: a submission is rejected for a fault of its own, and expires after thirty days. */
  #checkOutcome(record: SubmissionRecord): void {
    const press = this.presses.find(({ mark }) => JSON.stringify(record).includes(mark))
    if (record.state === 'rejected' && !(press?.job !== undefined && this.closedJobs.has(press.job)))
      throw new BrokenPromise('rejected without a reason', record)
    if (record.state === 'expired' && press && this.expiryBefore < press.at + RETENTION_DAYS * DAY_MS)
      throw new BrokenPromise('expired too early', record)
  }

  #checkMails({ id, state, removed_at }: StoredRow, { mailbox, unrecorded, unanswered }: MailServer): void {
    const mails = mailbox.filter(({ submission }) => submission === id)
    const press = this.pressOf(this.marks.get(id))
    if (!press) throw new BrokenPromise('a submission that nobody pressed', { id })
    const doubtful = unrecorded.get(id) ?? 0
    if (removed_at === null && mails.length === 0) throw new BrokenPromise('accepted, and not mailed', { id, state })
    if (mails.length > 1 + doubtful) throw new BrokenPromise('mailed too often', { id, mails: mails.length, doubtful })
    if ((unanswered.get(id) ?? 0) > UNANSWERED_MAX) throw new BrokenPromise('an uncertain mail goes on', { id })
    if (removed_at === null && state !== 'sent' && state !== 'uncertain')
      throw new BrokenPromise('a mail was given up', { id, state })
    for (const { headers, text, attachments } of mails) {
      if (headers.has('bcc') || headers.has('cc')) throw new BrokenPromise('a text became a header', { id })
      if (!headers.get('message-id')?.includes(id)) throw new BrokenPromise('a mail has another Message-ID', { id })
      for (const part of press.texts)
        if (!lettersOf(text).includes(lettersOf(part))) throw new BrokenPromise('a mail lacks a text', { id, part })
      if (press.resume && !attachments.some((bytes) => Buffer.from(press.resume as Uint8Array).equals(bytes)))
        throw new BrokenPromise('a mail lacks the file', { id })
    }
  }
}

/** The letters and digits of a text: stores and mails may change spaces, control characters and lone surrogates. */
function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}
