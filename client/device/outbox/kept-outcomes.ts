/**
 * Outcomes that the full device has no room to store. The page or worker that has sent a submission keeps the outcome
 * in its memory, so that a page does not call a delivered submission "waiting". Every page that is opened later sends
 * the submission once more, and gets the same outcome from the relay.
 */
import { announceOutboxChange } from './outbox-changes.ts'
import { getRecord } from './stored-records.ts'
import type { SubmissionRecord, UnacceptedSubmission } from './submission-record.ts'
import { transactAtOnce } from './transact.ts'

interface KeptOutcome {
  /** The record in the outbox, as JSON. Once another page changes it, the outcome no longer counts. */
  stored: string
  outcome: SubmissionRecord
}

const kept = new Map<string, KeptOutcome>()

/** Keeps `outcomeOf` the stored record in memory. Does nothing if the submission is gone or has a stored receipt. */
export async function keepOutcome(
  id: string,
  outcomeOf: (stored: UnacceptedSubmission) => SubmissionRecord,
): Promise<void> {
  const stored = await transactAtOnce(['submissions', 'sealed'], 'readonly', (read) => getRecord(read, id))
  if (!stored || stored.state === 'accepted') return
  kept.set(id, { stored: JSON.stringify(stored), outcome: outcomeOf(stored) })
  announceOutboxChange()
}

/** Returns the outcome that is kept of a stored submission; without one, the stored record itself. */
export function withKeptOutcome(stored: SubmissionRecord): SubmissionRecord {
  const known = kept.get(stored.id)
  if (!known) return stored
  if (known.stored === JSON.stringify(stored)) return known.outcome
  kept.delete(stored.id)
  return stored
}
