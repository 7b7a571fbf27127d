import { useAtomValue } from 'jotai'
import type { SubmissionFailure } from '#client/device/outbox/submission-record.ts'
import type { SubmitResult } from '#client/device/submitting/submit.ts'
import { submissionsAtom } from './status-atoms.ts'

export interface Standing {
  outcome: 'accepted' | 'queued' | 'refused'
  receipt: string
  failure?: SubmissionFailure
}

/** How the submission stands now: a queued one may be answered while the thanks are on the screen. */
export function useStanding({ id, outcome, receipt }: SubmitResult): Standing {
  const record = useAtomValue(submissionsAtom)?.find((submission) => submission.id === id)
  if (outcome === 'accepted' || record?.state === 'accepted') return { outcome: 'accepted', receipt }
  if (record?.state === 'rejected') return { outcome: 'refused', receipt, failure: record.failure }
  return { outcome: 'queued', receipt }
}
