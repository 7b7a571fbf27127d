/** What submissions come to, and whether their author has been told. */
import { changeOutbox } from './change-outbox.ts'
import { isWaiting, listSubmissions } from './outbox.ts'
import { knownRelayTime } from './relay-clock.ts'
import type { AcceptedSubmission, PendingSubmission } from './submission-record.ts'

/** What needs its author comes first. */
export const OUTCOMES = ['rejected', 'expired', 'accepted'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** The ids of submissions by what they have come to. */
export type Outcomes = Record<Outcome, string[]>

export type FinishedSubmission = AcceptedSubmission | (PendingSubmission & { state: Outcome })

export function noOutcomes(): Outcomes {
  return { rejected: [], expired: [], accepted: [] }
}

/** The submissions whose outcome their author has not been told yet, the newest first. */
export async function listUntold(): Promise<FinishedSubmission[]> {
  const records = await listSubmissions()
  return records.filter((record): record is FinishedSubmission => !isWaiting(record) && record.untold === true)
}

/** Notes that their author knows; only now the days begin after which what was rejected or has expired is deleted. */
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
