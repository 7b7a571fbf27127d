/**
 * Records what visitors sent and were told in a run, and what reached the relays. Checks the invariants of
 * docs/simulation.md that can be checked meanwhile; `end-checks.ts` checks the others.
 */
import { isFinalError } from '#contract/submission/final-errors.ts'
import { PARTS_HEADER, PARTS_PATH } from '#contract/submission/parts.ts'
import { receiptCode } from '#contract/submission/receipt-code.ts'
import { SEALED_TYPE } from '#contract/submission/sealing.ts'
import { IDEMPOTENCY_HEADER, isReceiptReply, type SubmissionKind } from '#contract/submission/submission.ts'
import type { Device } from './device.ts'
import { contentOf } from './hpke.ts'
import { InvariantError } from './invariant-error.ts'
import { headerOf, type Reply, type Request } from './network.ts'
import type { World } from './world.ts'

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

  constructor(world: World) {
    this.#world = world
  }

  #fail(violation: string, about: unknown): void {
    this.#world.fail(new InvariantError(violation, about))
  }

  /** The press whose submission has this id; undefined if the submission has not reached a relay. */
  pressOfId(id: string): Press | undefined {
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
    const mark = markIn(isSealed ? contentOf(body) : Buffer.from(body).toString())
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
    const press = this.pressOfId(id)
    if (code === 'closed' && press?.job === CLOSED_JOB) return
    this.#fail('a final answer for no fault of the submission', { id, body })
  }
}

/**
 * Checks the invariant that nothing that a visitor typed is readable on the disk of a tablet in fair mode. `text` is
 * what is on the disk, or a part of it. Returns the error if the invariant is broken.
 */
export function readableError(device: Device, text: string): InvariantError | undefined {
  const mark = device.isFair ? markIn(text) : undefined
  return mark ? new InvariantError('readable on a tablet in fair mode', { mark, device: device.name }) : undefined
}

/** Returns the mark of a press in a text; undefined if the text has none. */
function markIn(text: string): string | undefined {
  return MARK.exec(text)?.[0]
}

/** Whether a submission on a device, or a mail of a relay, waits to be sent. */
export function isWaiting({ state }: { state: string | null }): boolean {
  return state === 'queued' || state === 'sending'
}
