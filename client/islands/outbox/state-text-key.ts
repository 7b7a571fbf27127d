import { isSealed, type SubmissionRecord } from '#client/device/database/submission-record.ts'

/** True for an application that was refused because its job is closed. Such an application cannot be corrected. */
export function isForClosedJob(record: SubmissionRecord): boolean {
  return record.state === 'rejected' && record.failure?.code === 'closed'
}

/**
 * Returns the key of the texts for the state of a submission. A delivered submission that the full device could not
 * remove has a text of its own (`acceptedUnstored`). Refused and expired submissions that cannot be corrected
 * have texts of their own: those that are stored encrypted (`sealed`, `expiredSealed`), and applications for a closed
 * job (`closed`).
 */
export function stateTextKey(
  record: SubmissionRecord,
): SubmissionRecord['state'] | 'acceptedUnstored' | 'sealed' | 'expiredSealed' | 'closed' {
  if (record.state === 'accepted' && record.isUnstored) return 'acceptedUnstored'
  if (record.state === 'rejected' && isSealed(record)) return 'sealed'
  if (record.state === 'expired' && isSealed(record)) return 'expiredSealed'
  return isForClosedJob(record) ? 'closed' : record.state
}
