import type { Store } from './store.ts'
import { storing } from './store-error.ts'

/**
 * The submissions that arrived from one shared tablet at a job fair. A tablet numbers its submissions from 1, so a gap
 * in the numbers shows that a submission is still on the tablet or is lost.
 */
export interface TabletReport {
  name: string
  /** The count of distinct submission numbers that have arrived. */
  arrived: number
  /** The highest number that arrived, and when its submission was accepted. */
  last: { number: number; acceptedAt: string }
  /**
   * Ranges of lower numbers that have not arrived. `since` is the time at which the next higher number was accepted.
   */
  missing: { from: number; to: number; since: string }[]
}

/** Returns a report for each tablet from which submissions were accepted, sorted by the tablet's name. */
export async function listTablets({ db }: Store): Promise<TabletReport[]> {
  const rows = await storing(() =>
    db
      .selectFrom('submissions')
      .select(['tablet', 'tablet_number', 'accepted_at'])
      .where('tablet', 'is not', null)
      .orderBy('tablet')
      .orderBy('tablet_number')
      .execute(),
  )
  const tablets = new Map<string, Map<number, string>>()
  for (const { tablet, tablet_number: number, accepted_at: acceptedAt } of rows) {
    if (tablet === null || number === null) continue
    const numbers = tablets.get(tablet) ?? new Map<number, string>()
    tablets.set(tablet, numbers.set(number, acceptedAt))
  }
  return [...tablets].map(([name, numbers]) => reportOf(name, numbers))
}

/**
 * Reports on one tablet. `numbers` maps each number that arrived to the time of its acceptance. The numbers must
 * ascend.
 */
function reportOf(name: string, numbers: ReadonlyMap<number, string>): TabletReport {
  const missing: TabletReport['missing'] = []
  let last = { number: 0, acceptedAt: '' }
  for (const [number, acceptedAt] of numbers) {
    const from = last.number + 1
    if (from < number) missing.push({ from, to: number - 1, since: acceptedAt })
    last = { number, acceptedAt }
  }
  return { name, arrived: numbers.size, last, missing }
}
