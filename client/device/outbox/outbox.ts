/** What is stored of submissions: adding, reading and deleting. `sending-states.ts` is the way to the relay. */
import { changeOutbox, type OutboxStores } from './change-outbox.ts'
import { dueTime } from './due-time.ts'
import { OutboxUnavailableError, transactAtOnce } from './outbox-database.ts'
import { requireRoom } from './storage-room.ts'
import { isIntact } from './stored-resume.ts'
import type { PendingSubmission, StoredResume, SubmissionRecord } from './submission-record.ts'

/** True while the relay may still answer. */
export function isWaiting(record: SubmissionRecord): record is PendingSubmission {
  return record.state === 'queued' || record.state === 'sending'
}

/** True while a sender works on it. */
export function isLeased(record: SubmissionRecord, now: number): boolean {
  return record.state === 'sending' && dueTime(record, now) > now
}

interface AddOptions {
  /** The rejected or expired submission that this one corrects; it is deleted in the same transaction. */
  replaces?: string
  /** The file of an application. */
  resume?: ArrayBuffer
  /** The drafts that it was written from; they are deleted in the same transaction. */
  drafts?: string[]
}

/**
 * Stores a submission with its file; both are on disk when this resolves, and the file has been read back. Throws
 * `OutboxFullError` and `OutboxUnavailableError`; the outbox is then as it was before.
 */
export async function addSubmission(
  record: PendingSubmission,
  { replaces, resume, drafts = [] }: AddOptions = {},
): Promise<void> {
  if (resume) await requireRoom(resume.byteLength)
  const replaced = await changeOutbox(async (stores) => {
    const written = Promise.all([
      stores.put(record),
      resume && stores.putResume(record.id, resume),
      stores.deleteDrafts(drafts),
    ])
    if (replaces === undefined) stores.commit()
    await written
    return replaces === undefined ? undefined : takeOut(stores, replaces)
  })
  if (!resume || (await isKept(record.id))) return
  await changeOutbox(async (stores) => {
    await stores.delete(record.id)
    if (replaced) await stores.put(replaced.record)
    if (replaced?.resume) await stores.putResume(replaced.record.id, replaced.resume)
  })
  throw new OutboxUnavailableError('The stored resume cannot be read')
}

/** Deletes a submission that waits for nobody but its author, and gives what was stored of it. */
async function takeOut(stores: OutboxStores, id: string) {
  const record = await stores.get(id)
  if (record?.state !== 'rejected' && record?.state !== 'expired') return undefined
  const resume = await stores.getResume(id)
  await stores.delete(id)
  return { record, resume }
}

/** Whether a new application can be read back; another page may even have sent it already. */
async function isKept(id: string): Promise<boolean> {
  return (await loadResume(id)) !== undefined || (await getSubmission(id))?.state === 'accepted'
}

/** The file of an application that was not accepted yet; undefined also when its bytes are missing or damaged. */
export async function loadResume(id: string): Promise<StoredResume | undefined> {
  const record = await getSubmission(id)
  if (record?.state === 'accepted' || record?.kind !== 'application') return undefined
  const bytes = await transactAtOnce(['resumes'], 'readonly', (read) => read.objectStore('resumes').get(id))
  const resume = bytes && { ...record.resume, bytes }
  return resume && (await isIntact(resume)) ? resume : undefined
}

/** Every submission, the newest first. */
export async function listSubmissions(): Promise<SubmissionRecord[]> {
  const records = await transactAtOnce(['submissions'], 'readonly', (read) => read.objectStore('submissions').getAll())
  return records.sort((a, b) => b.createdAt - a.createdAt)
}

export function getSubmission(id: string): Promise<SubmissionRecord | undefined> {
  return transactAtOnce(['submissions'], 'readonly', (read) => read.objectStore('submissions').get(id))
}

/** How many submissions have not got an answer yet. */
export async function countWaiting(): Promise<number> {
  return (await countByNeed()).waiting
}

/** How many submissions have not got an answer yet, and to how many their author has to see: rejected or expired. */
export async function countByNeed(): Promise<{ waiting: number; attention: number }> {
  const open = (await listSubmissions()).filter(({ state }) => state !== 'accepted')
  const waiting = open.filter(isWaiting).length
  return { waiting, attention: open.length - waiting }
}

/** Deletes a submission unless it is being sent just now; true when it is gone. */
export function deleteSubmission(id: string, now = Date.now()): Promise<boolean> {
  return changeOutbox(async (stores) => {
    const record = await stores.get(id)
    if (record && isLeased(record, now)) return false
    if (record) await stores.delete(id)
    return true
  })
}
