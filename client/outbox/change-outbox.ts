import { announceChange } from './outbox-changes.ts'
import { withDatabase } from './outbox-database.ts'
import type { SubmissionRecord } from './submission-record.ts'

/** The outbox inside a transaction. */
export interface OutboxStores {
  get(id: string): Promise<SubmissionRecord | undefined>
  getAll(): Promise<SubmissionRecord[]>
  put(record: SubmissionRecord): Promise<unknown>
  /** Deletes a submission and its file. */
  delete(id: string): Promise<void>
  getResume(id: string): Promise<ArrayBuffer | undefined>
  putResume(id: string, bytes: ArrayBuffer): Promise<unknown>
  deleteResume(id: string): Promise<void>
}

/**
 * Runs `change` in one strict transaction, all of it or nothing, and, when it wrote something, tells everybody once it
 * is on disk. `change` may wait for the stores only.
 */
export async function changeOutbox<T>(change: (stores: OutboxStores) => Promise<T>): Promise<T> {
  let changed = false
  const result = await withDatabase(async (database) => {
    const transaction = database.transaction(['submissions', 'resumes'], 'readwrite', { durability: 'strict' })
    const submissions = transaction.objectStore('submissions')
    const resumes = transaction.objectStore('resumes')
    const stores: OutboxStores = {
      get: (id) => submissions.get(id),
      getAll: () => submissions.getAll(),
      put: (record) => {
        changed = true
        return submissions.put(record)
      },
      delete: async (id) => {
        changed = true
        await submissions.delete(id)
        await resumes.delete(id)
      },
      getResume: (id) => resumes.get(id),
      putResume: (id, bytes) => resumes.put(bytes, id),
      deleteResume: (id) => resumes.delete(id),
    }
    const changing = change(stores).catch((error) => {
      abort(transaction)
      throw error
    })
    const [value] = await Promise.all([changing, transaction.done])
    return value
  })
  if (changed) announceChange()
  return result
}

/** Undoes what was written so far, unless the browser has done so. */
function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort()
  } catch {
    // It is over.
  }
}
