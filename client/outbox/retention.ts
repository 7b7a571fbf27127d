/** How long the device keeps what has not reached the relay. */
import { RETENTION_DAYS } from '#contract/submission.ts'
import { changeOutbox } from './change-outbox.ts'
import { isLeased, isWaiting } from './outbox.ts'
import { released } from './sending-states.ts'
import type { PendingSubmission } from './submission-record.ts'

const DAY_MS = 24 * 60 * 60_000
const RETENTION_MS = RETENTION_DAYS * DAY_MS
/** A device that has seen nothing for longer has rather had a wrong clock. */
const CREDIBLE_MS = 180 * DAY_MS

/** From when the days of a submission count, in milliseconds since the epoch; undefined: not yet. */
function countsFrom(record: PendingSubmission): number | undefined {
  return record.countsFrom ?? (isWaiting(record) ? record.createdAt : undefined)
}

/** When a rejected or expired submission will be deleted, in milliseconds since the epoch; undefined for one that waits. */
export function deletionTime(record: PendingSubmission): number | undefined {
  const from = isWaiting(record) ? undefined : countsFrom(record)
  return from === undefined ? undefined : from + RETENTION_MS
}

/**
 * Lets what has waited for 30 days expire; it stays visible, and for 30 more days, as does what was rejected. Then it is
 * deleted. Where the device's clock was or is wrong, the days count anew from `now`.
 */
export function endRetention(now = Date.now()): Promise<void> {
  return changeOutbox(async (stores) => {
    for (const record of await stores.getAll()) {
      if (record.state === 'accepted' || isLeased(record, now)) continue
      const { id } = record
      const age = now - (countsFrom(record) ?? Number.NaN)
      if (!(age >= 0 && age <= CREDIBLE_MS)) await stores.put({ ...record, countsFrom: now })
      else if (age <= RETENTION_MS) continue
      else if (isWaiting(record))
        await stores.put(released(record, { state: 'expired', captchaToken: undefined, countsFrom: now }))
      else await stores.delete(id)
    }
  })
}
