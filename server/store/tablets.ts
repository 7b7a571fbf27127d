import type { Store } from './store.ts'
import { storing } from './store-error.ts'

/**
 * The submissions that arrived from one tablet in fair mode. A tablet numbers its submissions from 1, so a gap in the
 * numbers shows that a submission is still on the tablet or is lost.
 */
export interface TabletReport {
  name: string
  /** The count of distinct submission numbers that have arrived. */
  arrived: number
  /** The highest number that arrived, and when its submission was accepted. */
  last: { number: number; acceptedAt: string }
  /**
   * Ranges of numbers below `last.number` that have not arrived. `since` is the time at which the submission with the
   * number just above the range was accepted.
   */
  missing: { from: number; to: number; since: string }[]
  /**
   * Numbers that more than one submission has, because two tablets have the same name or the tablet was set up anew.
   * `missing` is then incomplete: a number that arrived from only one of two tablets does not count as missing.
   */
  repeated: number[]
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
      .orderBy('accepted_at')
      .execute(),
  )
  const arrivals = rows.flatMap(({ tablet, tablet_number: number, accepted_at: acceptedAt }) =>
    tablet === null || number === null ? [] : [{ tablet, number, acceptedAt }],
  )
  return [...Map.groupBy(arrivals, ({ tablet }) => tablet)].map(([name, ofTablet]) => reportOf(name, ofTablet))
}

/** Reports on one tablet. `arrivals` must be sorted by number, and arrivals with the same number by time. */
function reportOf(name: string, arrivals: readonly { number: number; acceptedAt: string }[]): TabletReport {
  const numbers = Map.groupBy(arrivals, ({ number }) => number)
  const missing: TabletReport['missing'] = []
  let last = { number: 0, acceptedAt: '' }
  for (const [number, same] of numbers) {
    const acceptedAt = `${same.at(-1)?.acceptedAt}`
    const from = last.number + 1
    if (from < number) missing.push({ from, to: number - 1, since: acceptedAt })
    last = { number, acceptedAt }
  }
  const repeated = [...numbers].filter(([, same]) => same.length > 1).map(([number]) => number)
  return { name, arrived: numbers.size, last, missing, repeated }
}
