import { isWaiting, type SubmissionRecord } from '#client/device/outbox/submission-record.ts'

export type DeletionQuestion = 'waiting' | 'unsent' | 'finished'

/** The question before several submissions are deleted: all that are finished, or all that wait. */
export type CommonDeletionQuestion = 'all' | 'allWaiting'

/**
 * Returns the question that the visitor is asked before a submission is deleted. The questions differ, because each
 * names the loss.
 */
export function deletionQuestion(record: SubmissionRecord): DeletionQuestion {
  if (record.state === 'accepted') return 'finished'
  return isWaiting(record) ? 'waiting' : 'unsent'
}
