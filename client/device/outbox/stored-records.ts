/** Reads submissions within a transaction. Each is in one of two stores, depending on whether it is encrypted. */
import type { SubmissionRecord } from './submission-record.ts'
import type { Mode, OutboxTransaction } from './transact.ts'

const STORES = ['submissions', 'sealed'] as const

export function getRecord<M extends Mode>(
  transaction: OutboxTransaction<M>,
  id: string,
): Promise<SubmissionRecord | undefined> {
  const stored = STORES.map((name) => transaction.objectStore(name).get(id))
  return Promise.all(stored).then(([unsealed, sealed]) => unsealed ?? sealed)
}

export function getAllRecords<M extends Mode>(transaction: OutboxTransaction<M>): Promise<SubmissionRecord[]> {
  const stored = STORES.map((name) => transaction.objectStore(name).getAll())
  return Promise.all(stored).then((records) => records.flat())
}
