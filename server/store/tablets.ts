import type { Store } from './store.ts'
import { storing } from './store-error.ts'

/**
 * The submissions that arrived from a tablet of a fair. A tablet numbers its submissions from 1, so a gap in the
 * numbers shows that a submission is still on the tablet or is lost.
 */
export interface TabletReport {
  name: string
  /** How many different numbers arrived. */
  arrived: number
  /** The highest number, and when it was accepted. */
  last: { number: number; acceptedAt: string }
  /** Ranges of lower numbers that have not arrived, each with the time at which the next higher one was accepted. */
  missing: { from: number; to: number; since: string }[]
}

/** Returns a report for each tablet from which something was accepted, by name. */
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

/** `numbers` maps each number that arrived to the time of its acceptance. The numbers must ascend. */
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
