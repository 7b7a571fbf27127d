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
  const tablets = new Map<string, Numbers>()
  for (const { tablet, tablet_number: number, accepted_at: acceptedAt } of rows) {
    if (tablet === null || number === null) continue
    const numbers = tablets.get(tablet) ?? new Map<number, string[]>()
    const times = numbers.get(number) ?? []
    times.push(acceptedAt)
    tablets.set(tablet, numbers.set(number, times))
  }
  return [...tablets].map(([name, numbers]) => reportOf(name, numbers))
}

/** Maps each number that arrived to the times at which submissions with this number were accepted. */
type Numbers = Map<number, string[]>

/** Reports on one tablet. `numbers` must be in ascending order. */
function reportOf(name: string, numbers: Numbers): TabletReport {
  const missing: TabletReport['missing'] = []
  let last = { number: 0, acceptedAt: '' }
  for (const [number, times] of numbers) {
    const acceptedAt = `${times.at(-1)}`
    const from = last.number + 1
    if (from < number) missing.push({ from, to: number - 1, since: acceptedAt })
    last = { number, acceptedAt }
  }
  const repeated = [...numbers].filter(([, times]) => times.length > 1).map(([number]) => number)
  return { name, arrived: numbers.size, last, missing, repeated }
}
