/** The outcomes of submissions, and whether their authors have been told. */
import { changeOutbox } from './change-outbox.ts'
import { listSubmissions } from './outbox.ts'
import { knownRelayTime } from './relay-clock.ts'
import { type AcceptedSubmission, isWaiting, type PendingSubmission } from './submission-record.ts'

/** In the order in which authors are told: those that need them first. */
export const OUTCOMES = ['rejected', 'expired', 'accepted'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** The ids of submissions by outcome. */
export type Outcomes = Record<Outcome, string[]>

export type FinishedSubmission = AcceptedSubmission | (PendingSubmission & { state: Outcome })

export function noOutcomes(): Outcomes {
  return { rejected: [], expired: [], accepted: [] }
}

/** The submissions whose authors have not been told the outcome yet, the newest first. */
export async function listUntold(): Promise<FinishedSubmission[]> {
  const records = await listSubmissions()
  return records.filter((record): record is FinishedSubmission => !isWaiting(record) && record.untold === true)
}

/** Notes that the author has seen the outcome. The 30 days until a rejected or expired submission is deleted begin now. */
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
