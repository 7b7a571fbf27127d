/** Reads, damages and empties the outbox of the device on which the tests run. */
import { vi } from 'vitest'
import type { SubmissionState } from '#client/device/database/submission-record.ts'
import { transact, transactAtOnce } from '#client/device/database/transact.ts'
import { deleteSubmission, getSubmission, listSubmissions } from '#client/device/outbox/outbox.ts'

/** Options of `vi.waitFor`: on a busy machine its default timeout of a second is too short. */
export const WAIT_LONG = { timeout: 10_000 }

/** Deletes all submissions, also those that are leased. */
export async function emptyOutbox(): Promise<void> {
  for (const { id } of await listSubmissions()) await deleteSubmission(id, Number.POSITIVE_INFINITY)
}

/** Resolves with the current states of these submissions; undefined for one that is not on the device. */
export function statesOf(...records: { id: string }[]): Promise<(SubmissionState | undefined)[]> {
  return Promise.all(records.map(async ({ id }) => (await getSubmission(id))?.state))
}

/** Resolves with the ids of the submissions that have a file on the device. */
export function storedFileIds(): Promise<string[]> {
  return transactAtOnce(['resumes'], 'readonly', (read) => read.objectStore('resumes').getAllKeys())
}

/** Replaces the stored file of a submission by `bytes`; deletes the file if `bytes` is undefined. */
export async function damageResume(id: string, bytes: ArrayBuffer | undefined): Promise<void> {
  await transact(['resumes'], 'readwrite', async (transaction) => {
    const store = transaction.objectStore('resumes')
    await (bytes ? store.put(bytes, id) : store.delete(id))
  })
}

/** Makes every write fail as on a full device, until the returned spy is restored. */
export function stubFullDevice() {
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError')
  })
}

/** Closes the connection, as browsers do when they evict the site's data. */
export async function closeConnection(): Promise<void> {
  await transact(['drafts'], 'readonly', async (transaction) => transaction.db.close())
}
