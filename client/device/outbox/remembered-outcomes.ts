/**
 * Outcomes that the full device has no room to store. The page or worker that has sent a submission remembers the
 * outcome in its memory, so that a page does not call a delivered submission "waiting". Every page that is opened later
 * sends the submission once more, and gets the same outcome from the relay.
 */
import { announceOutboxChange } from '#client/device/database/outbox-changes.ts'
import { readRecord } from '#client/device/database/stored-records.ts'
import type { SubmissionRecord, UnacceptedSubmission } from '#client/device/database/submission-record.ts'

interface RememberedOutcome {
  /** The record in the outbox, as JSON. Once another page changes it, the outcome no longer counts. */
  storedJson: string
  outcome: SubmissionRecord
}

/** The remembered outcomes by the ids of the submissions. */
const remembered = new Map<string, RememberedOutcome>()

/**
 * Remembers the outcome of a submission: the record that `outcomeOf` makes of the stored one. Does nothing if the
 * submission is gone or has a stored receipt. Throws `OutboxUnavailableError` if the outbox cannot be read.
 */
export async function rememberOutcome(
  id: string,
  outcomeOf: (stored: UnacceptedSubmission) => SubmissionRecord,
): Promise<void> {
  const stored = await readRecord(id)
  if (!stored || stored.state === 'accepted') return
  remembered.set(id, { storedJson: JSON.stringify(stored), outcome: outcomeOf(stored) })
  announceOutboxChange()
}

/** Returns the remembered outcome of a stored submission; without one, the stored record itself. */
export function withRememberedOutcome(stored: SubmissionRecord): SubmissionRecord {
  const known = remembered.get(stored.id)
  if (!known) return stored
  if (known.storedJson === JSON.stringify(stored)) return known.outcome
  remembered.delete(stored.id)
  return stored
}
