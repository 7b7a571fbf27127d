/**
 * Reads submissions, in a transaction of their own or within one (`get…`). Each is in one of two stores, depending on
 * whether it is encrypted.
 */
import type { SubmissionRecord } from './submission-record.ts'
import { type Mode, type OutboxTransaction, transactAtOnce } from './transact.ts'

const STORES = ['submissions', 'sealed'] as const

/** Reads a submission in a transaction of its own. Throws `OutboxUnavailableError`. */
export function readRecord(id: string): Promise<SubmissionRecord | undefined> {
  return transactAtOnce([...STORES], 'readonly', (read) => getRecord(read, id))
}

/**
 * Reads a submission and the bytes of its file (of an encrypted submission: its encrypted content) in a transaction of
 * its own. Throws `OutboxUnavailableError`.
 */
export function readRecordWithFile(id: string): Promise<[SubmissionRecord | undefined, ArrayBuffer | undefined]> {
  return transactAtOnce([...STORES, 'resumes'], 'readonly', (read) =>
    Promise.all([getRecord(read, id), read.objectStore('resumes').get(id)]),
  )
}

/** Reads all submissions in a transaction of its own. Throws `OutboxUnavailableError`. */
export function readAllRecords(): Promise<SubmissionRecord[]> {
  return transactAtOnce([...STORES], 'readonly', getAllRecords)
}

/** Reads a submission inside a transaction. Unsealed and sealed submissions are in stores of their own. */
export function getRecord<M extends Mode>(
  transaction: OutboxTransaction<M>,
  id: string,
): Promise<SubmissionRecord | undefined> {
  const stored = STORES.map((name) => transaction.objectStore(name).get(id))
  return Promise.all(stored).then(([unsealed, sealed]) => unsealed ?? sealed)
}

/** Reads all submissions inside a transaction. */
export function getAllRecords<M extends Mode>(transaction: OutboxTransaction<M>): Promise<SubmissionRecord[]> {
  const stored = STORES.map((name) => transaction.objectStore(name).getAll())
  return Promise.all(stored).then((records) => records.flat())
}
