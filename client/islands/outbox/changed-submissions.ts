import type { SubmissionRecord } from '#client/device/outbox/submission-record.ts'

/** The submissions that are in both lists, but in different states. */
export function changedSubmissions(before: SubmissionRecord[], now: SubmissionRecord[]): SubmissionRecord[] {
  const states = new Map(before.map(({ id, state }) => [id, state]))
  return now.filter(({ id, state }) => states.has(id) && states.get(id) !== state)
}
