/** Checks the invariants of docs/simulation.md that must hold at the end of a run, when nothing waits any more. */
import type { SubmissionRecord } from '#client/device/database/submission-record.ts'
import { RETENTION_DAYS } from '#contract/submission/submission.ts'
import { InvariantError } from './invariant-error.ts'
import { CLOSED_JOB, isWaiting, type Ledger, type Press, readableError, type StoredRow } from './ledger.ts'
import type { MailServer, ReceivedMail } from './mail-server.ts'
import type { Plan } from './plan.ts'
import type { Simulation } from './simulation.ts'
import { DAY_MS } from './world.ts'

/**
 * Number of tries without an answer from the mail server after which a relay stops trying and leaves the mail to the
 * operator.
 */
const MAX_UNANSWERED_TRIES = 2

/** What there is at the end of a run. */
interface End {
  ledger: Ledger
  /** The submissions in the relays' database, by their ids. */
  rowOf: ReadonlyMap<string, StoredRow>
  mail: MailServer
  /** The latest time that any relay's clock can have shown in the run, in ms since the epoch. */
  latestTime: number
}

/** Checks everything that must hold at the end of a run. Throws `InvariantError` if something does not hold. */
export async function checkEnd(plan: Plan, { world, ledger, devices, stored, mail }: Simulation): Promise<void> {
  const rows = await stored.rows()
  const nonces = await stored.nonces()
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const end: End = { ledger, rowOf, mail, latestTime: world.now + largestClockDifference(plan) }
  for (const device of devices) {
    const error = readableError(device, device.readable())
    if (error) throw error
  }
  // Each used captcha must belong to a submission. An erased submission keeps its row.
  if (nonces > rows.length) throw new InvariantError('a captcha was used up for nothing', { nonces, rows: rows.length })
  for (const id of ledger.receipts) if (!rowOf.has(id)) throw new InvariantError('a receipt for nothing', { id })
  for (const press of ledger.presses) checkPress(press, end)
  for (const row of rows) checkMails(row, end)
  const stray = mail.mailbox.find(({ submission }) => !rowOf.has(submission))
  if (stray) throw new InvariantError('a mail without a submission', { id: stray.submission })
}

/** How far the clocks of the relays were apart in a run at most, in ms. */
function largestClockDifference({ events }: Plan): number {
  const clocks = [0, ...events.map(({ event }) => (event.type === 'relay clock' ? event.aheadMs : 0))]
  return Math.max(...clocks) - Math.min(...clocks)
}

/**
 * Checks the invariants of a press: it was accepted at most once, nothing of it waits, and what the visitor was told
 * is true.
 */
function checkPress(press: Press, end: End): void {
  const { mark, told, device, excuse, receipt } = press
  const ids = [...end.ledger.markOfId].filter(([, markOfId]) => markOfId === mark).map(([id]) => id)
  const accepted = ids.filter((id) => end.rowOf.has(id))
  if (accepted.length > 1) throw new InvariantError('one press was accepted twice', { mark, accepted })
  const records = device.stored()
  for (const record of records) checkOutcome(record, end)
  const waiting = records.find(isWaiting)
  if (waiting) throw new InvariantError('a submission still waits', waiting)
  if (told === 'accepted' && accepted.length === 0)
    throw new InvariantError('accepted, and not there', { mark, receipt })
  const mayBeLost = excuse !== undefined || mayHaveExpired(press, end)
  if (told === 'saved' && accepted.length === 0 && !mayBeLost) {
    const isOnDevice = records.some((record) => JSON.stringify(record).includes(mark))
    if (!isOnDevice) throw new InvariantError('saved, and lost', { mark, ids, device: device.name })
  }
  const row = end.rowOf.get(accepted[0] ?? '')
  if (row && row.removed_at === null) checkContent(press, row)
}

/** Checks the invariant that the relay has stored the texts that the visitor typed. */
function checkContent({ mark, texts }: Press, row: StoredRow): void {
  const stored = lettersOf(Object.values(JSON.parse(row.payload)).join())
  const missing = texts.find((text) => !stored.includes(lettersOf(text)))
  if (missing !== undefined) throw new InvariantError('another content was stored', { mark, missing })
}

/**
 * Checks two invariants: a submission is rejected only for a fault of its own, and it does not expire before its
 * thirty days are over.
 */
function checkOutcome(record: SubmissionRecord, end: End): void {
  const press = end.ledger.presses.find(({ mark }) => JSON.stringify(record).includes(mark))
  if (record.state === 'rejected' && press?.job !== CLOSED_JOB)
    throw new InvariantError('rejected without a reason', record)
  if (record.state === 'expired' && press && !mayHaveExpired(press, end))
    throw new InvariantError('expired too early', record)
}

/**
 * True if the retention period of a press (30 days) may be over. Devices count it by the time that relays tell them.
 * The submission may then have expired on the device, or even be deleted. A device deletes an expired submission 30
 * days after it has told the visitor that the submission expired. But a single change of a relay's clock can end both
 * periods, because pages compute the relay's time from its last reply.
 */
function mayHaveExpired(press: Press, { latestTime }: End): boolean {
  return latestTime >= press.pressedAt + RETENTION_DAYS * DAY_MS
}

/**
 * Checks the invariants of the mails of a submission: there is one with the whole content, and more only for tries
 * that the relay could not record.
 */
function checkMails({ id, state, removed_at }: StoredRow, { ledger, mail }: End): void {
  const { mailbox, unrecordedDeliveries, unansweredTries } = mail
  const mails = mailbox.filter(({ submission }) => submission === id)
  const press = ledger.pressOfId(id)
  if (!press) throw new InvariantError('a submission that nobody pressed', { id })
  const doubtful = unrecordedDeliveries.get(id) ?? 0
  if (removed_at === null && mails.length === 0) throw new InvariantError('accepted, and not mailed', { id, state })
  if (mails.length > 1 + doubtful) throw new InvariantError('mailed too often', { id, mails: mails.length, doubtful })
  if ((unansweredTries.get(id) ?? 0) > MAX_UNANSWERED_TRIES)
    throw new InvariantError('an uncertain mail goes on', { id })
  if (removed_at === null && state !== 'sent' && state !== 'uncertain')
    throw new InvariantError('a mail was given up', { id, state })
  for (const received of mails) checkMail(received, press, id)
}

/** Checks the invariant that a mail has the texts and the file of its submission, and that no text became a header. */
function checkMail({ headers, text, attachments }: ReceivedMail, { texts, resume }: Press, id: string): void {
  if (headers.has('bcc') || headers.has('cc')) throw new InvariantError('a text became a header', { id })
  if (!headers.get('message-id')?.includes(id)) throw new InvariantError('a mail has another Message-ID', { id })
  const missing = texts.find((part) => !lettersOf(text).includes(lettersOf(part)))
  if (missing !== undefined) throw new InvariantError('a mail lacks a text', { id, missing })
  if (resume && !attachments.some((bytes) => Buffer.from(resume).equals(bytes)))
    throw new InvariantError('a mail lacks the file', { id })
}

/**
 * Returns only the letters and digits of a text. Only these are compared, because databases and mails may change
 * spaces, control characters and lone surrogates.
 */
function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}
