import type { SealedSubmission, StoredResume, UnsealedSubmission } from '#client/device/database/submission-record.ts'
import { repeatWhenRestored } from '#client/device/repeat-when-restored.ts'
import type { SealingKey } from '#contract/submission/sealing.ts'
import type { Tablet } from '#contract/submission/tablet.ts'

/**
 * Encrypts a submission to the relay's key. Resolves with `sealed`, which replaces the record and contains nothing that
 * the author typed or chose, and with `content`, the encrypted bytes. In fair mode the name and number in `tablet` are
 * encrypted too. Rejects if the encrypting code cannot be loaded, and if `seal` rejects.
 */
export async function sealSubmission(
  record: UnsealedSubmission,
  resume: StoredResume | undefined,
  key: SealingKey,
  tablet?: Tablet,
): Promise<{ sealed: SealedSubmission; content: ArrayBuffer }> {
  const { seal } = await import('./seal.ts')
  const content = await repeatWhenRestored(() => seal(record, resume, key, tablet))
  return { sealed: { ...sealedRecord(record, key.id), tabletNumber: tablet?.number }, content }
}

/**
 * Returns the record for a submission that is encrypted to the key with the id `sealingKey`: without anything that the
 * author typed or chose. The fields are named one by one, so that a new field of the record cannot slip through.
 */
export function sealedRecord(record: UnsealedSubmission, sealingKey: string): SealedSubmission {
  const { version, id, kind, locale, createdAt, receipt, authorLeft } = record
  const { state, attempts, nextAttemptAt, leaseUntil, failure, countsFrom } = record
  const identity = { version, id, kind, locale, createdAt, receipt, authorLeft }
  const sending = { state, attempts, nextAttemptAt, leaseUntil, failure, countsFrom }
  return { ...identity, ...sending, sealingKey }
}
