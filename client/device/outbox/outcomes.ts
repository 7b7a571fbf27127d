/**
 * Lists the finished submissions whose authors have not been told the outcome yet, and marks those whose authors have
 * been told.
 */
import { changeOutbox } from '#client/device/database/change-outbox.ts'
import {
  type AcceptedSubmission,
  isWaiting,
  type UnacceptedSubmission,
} from '#client/device/database/submission-record.ts'
import { knownRelayTime } from '#client/device/relay/relay-clock.ts'
import { listSubmissions } from './outbox.ts'

/** The outcomes in the order in which authors are told: first those after which the author has to act. */
export const OUTCOMES = ['rejected', 'expired', 'accepted'] as const
export type Outcome = (typeof OUTCOMES)[number]

export type FinishedSubmission = AcceptedSubmission | (UnacceptedSubmission & { state: Outcome })

/**
 * Resolves with the finished submissions whose authors have not been told the outcome yet, the newest first. Leaves out
 * submissions whose author has cleared the shared device for the next person.
 */
export async function listUntold(): Promise<FinishedSubmission[]> {
  const records = await listSubmissions()
  return records.filter(
    (record): record is FinishedSubmission => !isWaiting(record) && record.untold === true && !record.authorLeft,
  )
}

/**
 * Marks the authors of these submissions as told of the outcome, and starts the 30 days after which a rejected or
 * expired submission is deleted. The days are counted by the relay's clock. If the relay's time is not known yet,
 * `applyRetention` starts this period later.
 */
export function markTold(ids: string[]): Promise<void> {
  return changeOutbox(async (stores) => {
    for (const id of ids) {
      const record = await stores.get(id)
      if (!record?.untold) continue
      const { untold: _, ...told } = record
      await stores.put(told.state === 'accepted' ? told : { ...told, countsFrom: knownRelayTime() })
    }
  })
}
