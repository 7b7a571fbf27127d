/**
 * How long the device keeps what has not reached the relay. Days are counted by the relay's clock: the device's may be wrong by any
 * time, and a day on which the relay cannot be reached takes no chance from a submission.
 */

import { askRelayTime } from '#client/device/captcha/fetch-challenge.ts'
import { changeOutbox } from './change-outbox.ts'
import { RETENTION_MS } from './deletion-time.ts'
import { isLeased, isWaiting, listSubmissions } from './outbox.ts'
import { released } from './sending-states.ts'
import type { PendingSubmission, SubmissionRecord } from './submission-record.ts'

/** True where a submission may have to expire or go, or its days to begin. */
function isConcerned(record: SubmissionRecord, now: number): record is PendingSubmission {
  if (record.state === 'accepted' || record.untold || isLeased(record, now)) return false
  return record.countsFrom === undefined ? !isWaiting(record) : now - record.countsFrom > RETENTION_MS
}

/**
 * Lets expire what the relay was first asked to take 30 days ago; it stays visible. 30 days after its author was told that it has
 * expired, or was rejected, it is deleted. Gives the ids of what has expired now.
 */
export async function endRetention(deviceTime = Date.now()): Promise<string[]> {
  if (!(await listSubmissions()).some((record) => isConcerned(record, deviceTime))) return []
  const time = await askRelayTime()
  if (time === undefined) return []
  return changeOutbox(async (stores) => {
    const expired: string[] = []
    for (const record of await stores.getAll()) {
      if (isLeased(record, deviceTime) || !isConcerned(record, time)) continue
      if (record.state === 'queued' || record.state === 'sending') {
        const changes = { state: 'expired', untold: true, captchaToken: undefined, countsFrom: undefined } as const
        await stores.put(released(record, changes))
        expired.push(record.id)
      } else if (record.countsFrom === undefined) await stores.put({ ...record, countsFrom: time })
      else await stores.delete(record.id)
    }
    return expired
  })
}
