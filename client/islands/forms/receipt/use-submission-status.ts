import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { SubmissionFailure, SubmissionRecord } from '#client/device/database/submission-record.ts'
import type { SubmitResult } from '#client/device/submitting/submit.ts'
import { submissionsAtom } from '#client/islands/forms/device-atoms.ts'

export interface SubmissionStatus {
  /** `gone`: the submission was waiting or rejected, and is no longer on the device. */
  outcome: 'accepted' | 'queued' | 'rejected' | 'gone'
  receipt: string
  failure?: SubmissionFailure
}

/**
 * Returns the submission's current status. The parameter `outcome` is the status when the form was sent: if the relay
 * accepted the submission then, it stays accepted. Otherwise its record in the outbox decides, because a queued
 * submission may have been sent, deleted or corrected meanwhile, for example in another tab.
 */
export function useSubmissionStatus({ id, outcome, receipt }: SubmitResult): SubmissionStatus {
  const submissions = useAtomValue(submissionsAtom)
  const [lastState, setLastState] = useState<SubmissionRecord['state']>()
  const record = submissions?.find((submission) => submission.id === id)
  if (record && record.state !== lastState) setLastState(record.state)
  if (outcome === 'accepted' || (record?.state ?? lastState) === 'accepted') return { outcome: 'accepted', receipt }
  if (record?.state === 'rejected') return { outcome: 'rejected', receipt, failure: record.failure }
  // The list may have been read before the submission was stored. A submission that is not in the list is therefore
  // gone only if an earlier list contained it (`lastState`).
  return { outcome: submissions && !record && lastState !== undefined ? 'gone' : 'queued', receipt }
}
