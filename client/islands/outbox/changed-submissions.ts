import type { SubmissionRecord } from '#client/device/database/submission-record.ts'

/** Returns the submissions in `now` that are also in `before`, but in another state. */
export function changedSubmissions(before: SubmissionRecord[], now: SubmissionRecord[]): SubmissionRecord[] {
  const states = new Map(before.map(({ id, state }) => [id, state]))
  return now.filter(({ id, state }) => states.has(id) && states.get(id) !== state)
}
