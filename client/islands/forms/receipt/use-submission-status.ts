import { useAtomValue } from 'jotai'
import type { SubmissionFailure } from '#client/device/outbox/submission-record.ts'
import type { SubmitResult } from '#client/device/submitting/submit.ts'
import { submissionsAtom } from '#client/islands/forms/device-atoms.ts'

export interface SubmissionStatus {
  outcome: 'accepted' | 'queued' | 'refused'
  receipt: string
  failure?: SubmissionFailure
}

/**
 * Returns the submission's present status. The parameter `outcome` is the status when the form was sent: if the relay
 * accepted the submission then, it stays accepted. Otherwise its record in the outbox decides, because a queued
 * submission may have been sent meanwhile.
 */
export function useSubmissionStatus({ id, outcome, receipt }: SubmitResult): SubmissionStatus {
  const record = useAtomValue(submissionsAtom)?.find((submission) => submission.id === id)
  if (outcome === 'accepted' || record?.state === 'accepted') return { outcome: 'accepted', receipt }
  if (record?.state === 'rejected') return { outcome: 'refused', receipt, failure: record.failure }
  return { outcome: 'queued', receipt }
}
