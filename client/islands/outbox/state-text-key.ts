import { isSealed, type SubmissionRecord } from '#client/device/outbox/submission-record.ts'

/** True for an application that was refused because its job is closed. Such an application cannot be corrected. */
export function isClosed(record: SubmissionRecord): boolean {
  return record.state === 'rejected' && record.failure?.code === 'closed'
}

/**
 * Returns the key of the texts for the state of a submission. Refused and expired submissions that cannot be corrected
 * have texts of their own: those that are stored encrypted (`sealed`, `expiredSealed`), and applications for a closed
 * job (`closed`).
 */
export function stateTextKey(
  record: SubmissionRecord,
): SubmissionRecord['state'] | 'sealed' | 'expiredSealed' | 'closed' {
  if (record.state === 'rejected' && isSealed(record)) return 'sealed'
  if (record.state === 'expired' && isSealed(record)) return 'expiredSealed'
  return isClosed(record) ? 'closed' : record.state
}
