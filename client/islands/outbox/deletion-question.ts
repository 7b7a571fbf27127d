import { isWaiting, type SubmissionRecord } from '#client/device/database/submission-record.ts'
import { isFairMode } from '#client/device/fair-mode/fair-mode.ts'

export type DeletionQuestion = 'waiting' | 'unsent' | 'uncertain' | 'finished' | 'delivered'

/**
 * The question that the visitor is asked before several submissions are deleted at once: all finished ones (`all`) or
 * all waiting ones (`allWaiting`).
 */
export type CommonDeletionQuestion = 'all' | 'allWaiting'

/**
 * Returns whether the outbox offers to delete a submission. Nobody may delete what somebody else has left to be sent.
 * That is so when its author has pressed "I'm done here", and in fair mode.
 */
export function isDeletable(record: SubmissionRecord): boolean {
  return !isFairMode() && !(isWaiting(record) && record.authorLeft)
}

/**
 * Returns the question that the visitor is asked before a single submission is deleted. The question depends on the
 * state, because it says what the visitor would lose. The question is `uncertain` after an attempt without a final
 * answer: nobody knows then whether the relay has the submission. It is `delivered` if the relay has the submission,
 * but the full device still stores what the visitor typed.
 */
export function deletionQuestion(record: SubmissionRecord): DeletionQuestion {
  if (record.state === 'accepted') return record.isUnstored ? 'delivered' : 'finished'
  if (record.state !== 'rejected' && record.attempts > 0) return 'uncertain'
  return isWaiting(record) ? 'waiting' : 'unsent'
}
