import { isWaiting, type SubmissionRecord } from '#client/device/outbox/submission-record.ts'

/** The submissions that stood in both lists, but in another state. */
export function stateChanges(before: SubmissionRecord[], now: SubmissionRecord[]): SubmissionRecord[] {
  const states = new Map(before.map(({ id, state }) => [id, state]))
  return now.filter(({ id, state }) => states.has(id) && states.get(id) !== state)
}

export type DeletionQuestion = 'waiting' | 'unsent' | 'finished'

/** What a visitor has to be asked before a submission is deleted: what would be lost. */
export function deletionQuestion(record: SubmissionRecord): DeletionQuestion {
  if (record.state === 'accepted') return 'finished'
  return isWaiting(record) ? 'waiting' : 'unsent'
}
