import type { IDBPObjectStore } from 'idb'
import { announceOutboxChange } from './outbox-changes.ts'
import type { OutboxSchema, StoreName } from './outbox-database.ts'
import { getAllRecords, getRecord } from './stored-records.ts'
import { isSealed, type SubmissionRecord } from './submission-record.ts'
import { type OutboxTransaction, transact } from './transact.ts'

/** The operations on the database that a function given to `changeOutbox` may call inside its transaction. */
export interface OutboxStores {
  get(id: string): Promise<SubmissionRecord | undefined>
  getAll(): Promise<SubmissionRecord[]>
  put(record: SubmissionRecord): Promise<unknown>
  /** Deletes a submission and its file. */
  delete(id: string): Promise<void>
  getResume(id: string): Promise<ArrayBuffer | undefined>
  putResume(id: string, bytes: ArrayBuffer): Promise<unknown>
  deleteResume(id: string): Promise<void>
  /** The store of the drafts. Each draft has several keys (`draft-keys.ts`). */
  drafts: IDBPObjectStore<OutboxSchema, StoreName[], 'drafts', 'readwrite'>
  /**
   * Commits the transaction now. The browser still carries out the requests made so far, even if the visitor leaves the
   * page right after.
   */
  commit(): void
}

/**
 * Runs `change` in one transaction with strict durability: all of its changes are made, or none. `change` may await
 * nothing but the stores, because IndexedDB commits a transaction that has no pending request. If `change` wrote or
 * deleted a submission, notifies all pages and the worker once the data is on disk. Throws `OutboxFullError` or
 * `OutboxUnavailableError`.
 */
export async function changeOutbox<T>(change: (stores: OutboxStores) => Promise<T>): Promise<T> {
  let changed = false
  const work = (transaction: OutboxTransaction<'readwrite'>) => {
    const submissions = transaction.objectStore('submissions')
    const sealed = transaction.objectStore('sealed')
    const resumes = transaction.objectStore('resumes')
    return change({
      get: (id) => getRecord(transaction, id),
      getAll: () => getAllRecords(transaction),
      put: async (record) => {
        changed = true
        // All requests are made at once, because the caller may call `commit` right after, and then no further request
        // is possible.
        return isSealed(record)
          ? Promise.all([sealed.put(record), submissions.delete(record.id)])
          : Promise.all([submissions.put(record), sealed.delete(record.id)])
      },
      delete: async (id) => {
        changed = true
        await submissions.delete(id)
        await sealed.delete(id)
        await resumes.delete(id)
      },
      getResume: (id) => resumes.get(id),
      putResume: async (id, bytes) => resumes.put(bytes, id),
      deleteResume: (id) => resumes.delete(id),
      drafts: transaction.objectStore('drafts'),
      commit: () => transaction.commit(),
    })
  }
  const result = await transact(['submissions', 'sealed', 'resumes', 'drafts'], 'readwrite', work, {
    durability: 'strict',
  })
  if (changed) announceOutboxChange()
  return result
}
