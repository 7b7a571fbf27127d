/** Lists the outcomes of submissions, and notes whether the authors have been told. */
import { changeOutbox } from './change-outbox.ts'
import { listSubmissions } from './outbox.ts'
import { knownRelayTime } from './relay-clock.ts'
import { type AcceptedSubmission, isWaiting, type PendingSubmission } from './submission-record.ts'

/** The outcomes in the order in which authors are told: first those that need their author. */
export const OUTCOMES = ['rejected', 'expired', 'accepted'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** The ids of submissions by outcome. */
export type Outcomes = Record<Outcome, string[]>

export type FinishedSubmission = AcceptedSubmission | (PendingSubmission & { state: Outcome })

export function noOutcomes(): Outcomes {
  return { rejected: [], expired: [], accepted: [] }
}

/** The finished submissions whose authors have not been told the outcome yet, the newest first. */
export async function listUntold(): Promise<FinishedSubmission[]> {
  const records = await listSubmissions()
  return records.filter((record): record is FinishedSubmission => !isWaiting(record) && record.untold === true)
}

/**
 * Notes that the author has seen the outcomes of these submissions. A rejected or expired submission is deleted 30 days
 * after this.
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
