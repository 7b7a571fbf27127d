/**
 * Adds, reads and deletes submissions. `sending/sending-states.ts` changes their states while they are sent. Adding has
 * no file of its own, because the bundler would then divide the chunks of the forms, which makes them 0.4 kB heavier.
 */

import { changeOutbox, type OutboxStores } from '#client/device/database/change-outbox.ts'
import { OutboxUnavailableError } from '#client/device/database/outbox-database.ts'
import { requireRoom } from '#client/device/database/storage-room.ts'
import { readAllRecords, readRecord, readRecordWithFile } from '#client/device/database/stored-records.ts'
import { isIntact } from '#client/device/database/stored-resume.ts'
import {
  isSealed,
  isWaiting,
  type StoredResume,
  type SubmissionRecord,
  type UnacceptedSubmission,
} from '#client/device/database/submission-record.ts'
import { isLeased } from '#client/device/database/submission-times.ts'
import { wasCleared } from '#client/device/drafts/cleared-device.ts'
import { markAsSent } from '#client/device/drafts/drafts.ts'
import { sha256 } from '#client/device/sha256.ts'
import { withRememberedOutcome } from './remembered-outcomes.ts'

/** Thrown if the submission to correct has meanwhile been corrected, sent or deleted in another tab. */
export class CorrectedElsewhereError extends Error {}

export interface AddOptions {
  /**
   * The id of a rejected or expired submission that the new submission corrects. The corrected submission is deleted in
   * the same transaction.
   */
  replaces?: string
  /** The file of an application. For an encrypted submission: the encrypted content. */
  resume?: ArrayBuffer
  /**
   * Names of the form's drafts. From the same transaction on they count as sent (`markAsSent`), unless another tab has
   * changed them. Even if the visitor leaves right after pressing "Send", the device then has either the submission or
   * the draft, and not both.
   */
  drafts?: string[]
}

/**
 * Stores a submission with its file. When this resolves, record and file are on disk, and the file has been read back
 * and compared. Throws `OutboxFullError`, `OutboxUnavailableError` or `CorrectedElsewhereError`; the stored submissions
 * are then as they were before.
 */
export async function addSubmission(record: UnacceptedSubmission, options: AddOptions = {}): Promise<void> {
  const { resume } = options
  if (resume) await requireRoom(resume.byteLength)
  const replaced = await writeSubmission(record, options)
  // If the file cannot be read back because the database fails now, the submission counts as stored. It is stored, and
  // would be sent although its author was told the contrary. `loadForSending` compares the file again.
  if (!resume || (await isReadable(record, resume).catch(() => true))) return
  await undoWriting(record.id, replaced)
  throw new OutboxUnavailableError('The stored resume cannot be read')
}

/** Writes a new submission. Resolves with the submission that it has replaced, if any. Throws as `addSubmission`. */
function writeSubmission(
  record: UnacceptedSubmission,
  { replaces, resume, drafts = [] }: AddOptions,
): Promise<Deleted | undefined> {
  return changeOutbox(async (stores) => {
    const write = () =>
      Promise.all([
        // `transact` runs this function late if the page was in the bfcache. If the device was cleared for the next
        // person meanwhile, this person must not see the submission.
        stores.put(wasCleared() ? { ...record, authorLeft: true } : record),
        resume && stores.putResume(record.id, resume),
        ...drafts.map((name) => markAsSent(stores.drafts, name, record.id)),
      ])
    if (replaces === undefined) {
      const written = write()
      stores.commit()
      await written
      return undefined
    }
    // `transact` may run this function again after a committed first run, which has already deleted `replaces`.
    const isRepeat = (await stores.get(record.id)) !== undefined
    await write()
    const replaced = await deleteCorrectable(stores, replaces)
    if (!replaced && !isRepeat) throw new CorrectedElsewhereError()
    return replaced
  })
}

/** Deletes a submission whose file was stored damaged, and brings back the one that it has replaced. */
async function undoWriting(id: string, replaced: Deleted | undefined): Promise<void> {
  await changeOutbox(async (stores) => {
    await stores.delete(id)
    if (replaced) await stores.put(replaced.record)
    if (replaced?.resume) await stores.putResume(replaced.record.id, replaced.resume)
  })
}

/** A submission that was deleted, with its file if it had one. */
interface Deleted {
  record: UnacceptedSubmission
  resume: ArrayBuffer | undefined
}

/**
 * Deletes a rejected or expired submission, and returns its record and its file. A submission in any other state is not
 * deleted, and this returns undefined.
 */
async function deleteCorrectable(stores: OutboxStores, id: string): Promise<Deleted | undefined> {
  const record = await stores.get(id)
  if (record?.state !== 'rejected' && record?.state !== 'expired') return undefined
  const resume = await stores.getResume(id)
  await stores.delete(id)
  return { record, resume }
}

/** Deletes a submission that was corrected and sent again. Deletes nothing if its state is not rejected or expired. */
export async function deleteCorrected(id: string): Promise<void> {
  await changeOutbox((stores) => deleteCorrectable(stores, id))
}

/**
 * True if the file of a new submission reads back as it was written. Also true if another page has meanwhile sent the
 * submission, which deletes the file, or encrypted it, which replaces the file. False if the submission is gone.
 */
async function isReadable(written: UnacceptedSubmission, file: ArrayBuffer): Promise<boolean> {
  const [record, bytes] = await readRecordWithFile(written.id)
  if (!record) return false
  if (record.state === 'accepted' || record.sealingKey !== written.sealingKey) return true
  return bytes !== undefined && (await sha256(bytes)) === (await sha256(file))
}

/**
 * Resolves with all submissions, the newest first, each with the outcome that this page knows
 * (`withRememberedOutcome`). Reads no files. Throws `OutboxUnavailableError`.
 */
export async function listSubmissions(): Promise<SubmissionRecord[]> {
  return (await readAllRecords()).map(withRememberedOutcome).sort((a, b) => b.createdAt - a.createdAt)
}

/** Resolves with one submission, as `listSubmissions` does. */
export async function getSubmission(id: string): Promise<SubmissionRecord | undefined> {
  const stored = await readRecord(id)
  return stored && withRememberedOutcome(stored)
}

/** Resolves with the number of submissions that have no outcome yet. Throws `OutboxUnavailableError`. */
export async function countWaiting(): Promise<number> {
  return (await listSubmissions()).filter(isWaiting).length
}

/**
 * Counts submissions. `waiting`: those that have no outcome yet · `attention`: rejected or expired ones, which their
 * author can correct or delete.
 */
export function countNeeds(submissions: SubmissionRecord[]): { waiting: number; attention: number } {
  const unaccepted = submissions.filter(({ state }) => state !== 'accepted')
  const waiting = unaccepted.filter(isWaiting).length
  return { waiting, attention: unaccepted.length - waiting }
}

/** Returns when the oldest of those submissions was submitted that have no outcome yet; undefined if there are none. */
export function oldestWaitingTime(submissions: SubmissionRecord[]): number | undefined {
  const waiting = submissions.filter(isWaiting)
  return waiting.length === 0 ? undefined : Math.min(...waiting.map(({ createdAt }) => createdAt))
}

/**
 * Resolves with the file of an application. Resolves with undefined for an enquiry, for an encrypted or accepted
 * submission, and if the bytes are missing or damaged.
 */
export async function loadResume(id: string): Promise<StoredResume | undefined> {
  const [record, bytes] = await readRecordWithFile(id)
  return record && record.state !== 'accepted' ? intactResume(record, bytes) : undefined
}

/**
 * Loads a submission that is about to be sent. `record` is its current record, or `known`, which the caller has read
 * before, if the submission is gone or accepted. `file` holds the bytes to send with it: an application's resume or,
 * for an encrypted submission, the encrypted content. `file` is undefined for an enquiry that is not encrypted, if the
 * bytes are missing, or if a resume is damaged. Record and file are read in one transaction, because another page may
 * have encrypted the submission since the caller has read `known`. Throws `OutboxUnavailableError`.
 */
export async function loadForSending(
  known: UnacceptedSubmission,
): Promise<{ record: UnacceptedSubmission; file: ArrayBuffer | undefined }> {
  const [stored, bytes] = await readRecordWithFile(known.id)
  const record = stored && stored.state !== 'accepted' ? stored : known
  return { record, file: isSealed(record) ? bytes : (await intactResume(record, bytes))?.bytes }
}

/** Returns the file of an application with its stored `bytes`; undefined unless they are the file that was chosen. */
async function intactResume(record: UnacceptedSubmission, bytes?: ArrayBuffer): Promise<StoredResume | undefined> {
  if (isSealed(record) || record.kind !== 'application' || !bytes) return undefined
  const resume = { ...record.resume, bytes }
  return (await isIntact(resume)) ? resume : undefined
}

/**
 * Deletes a submission with its file. While a page or the worker is sending the submission (it then holds a lease),
 * deletes nothing and returns false.
 */
export function deleteSubmission(id: string, now = Date.now()): Promise<boolean> {
  return changeOutbox(async (stores) => {
    const record = await stores.get(id)
    if (record && isLeased(record, now)) return false
    if (record) await stores.delete(id)
    return true
  })
}
