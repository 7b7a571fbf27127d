import { isWaiting, type SubmissionRecord } from '#client/device/outbox/submission-record.ts'

export type DeletionQuestion = 'waiting' | 'unsent' | 'finished'

/** The question that the visitor is asked before all finished (`all`) or all waiting submissions are deleted. */
export type CommonDeletionQuestion = 'all' | 'allWaiting'

/**
 * Returns the question that the visitor is asked before a submission is deleted. There are several questions, because
 * each says what the visitor would lose.
 */
export function deletionQuestion(record: SubmissionRecord): DeletionQuestion {
  if (record.state === 'accepted') return 'finished'
  return isWaiting(record) ? 'waiting' : 'unsent'
}
