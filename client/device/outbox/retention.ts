/**
 * Applies the retention period to submissions that the relay has not accepted. Days are counted by the relay's clock,
 * because the device's clock may be wrong by years. While the relay cannot be reached, nothing expires and nothing is
 * deleted.
 */

import { askRelayTime } from '#client/device/captcha/fetch-challenge.ts'
import { changeOutbox } from '#client/device/database/change-outbox.ts'
import {
  isWaiting,
  type SubmissionRecord,
  type UnacceptedSubmission,
} from '#client/device/database/submission-record.ts'
import { dueTime, RETENTION_MS } from '#client/device/database/submission-times.ts'
import { listSubmissions } from './outbox.ts'
import { expiredRecord } from './submission-transitions.ts'

/**
 * True if a waiting submission is being sent or is due. Such a submission does not expire yet: a device that was not
 * used for a month must try once more before it gives up. The device's clock decides, because it has set the end of the
 * lease and the time of the next attempt.
 */
function isToBeTried(record: SubmissionRecord, deviceTime: number): boolean {
  return isWaiting(record) && (record.state === 'sending' || dueTime(record, deviceTime) <= deviceTime)
}

/**
 * Returns what becomes of a submission when the relay's clock shows `time`: its changed record, which has expired or
 * whose retention period has been started, or `deleted`. Returns undefined if nothing changes.
 */
function changeOf(
  record: SubmissionRecord,
  time: number,
  deviceTime: number,
): UnacceptedSubmission | 'deleted' | undefined {
  if (record.state === 'accepted' || record.untold || isToBeTried(record, deviceTime)) return undefined
  // The type `boolean` keeps TypeScript from taking every record that does not wait for an accepted one.
  const waits: boolean = isWaiting(record)
  // The period of a waiting submission is started by the first attempt at which the relay's time is known
  // (`leasedRecord`).
  if (record.countsFrom === undefined) return waits ? undefined : { ...record, countsFrom: time }
  if (time - record.countsFrom <= RETENTION_MS) return undefined
  if (!waits) return 'deleted'
  return expiredRecord(record)
}

/**
 * Marks a waiting submission as expired 30 days after the first attempt to send it at which the relay's time was known,
 * unless it is being sent or due. An expired submission stays visible. Deletes rejected and expired submissions 30 days
 * after their authors were told. `countsFrom` is the start of both periods. Asks the relay for its time only if a
 * period seems to be over by the device's clock, or has to be started. If the relay does not answer, changes nothing.
 * Throws `OutboxUnavailableError` or `OutboxFullError`.
 */
export async function applyRetention(deviceTime = Date.now()): Promise<void> {
  if (!(await listSubmissions()).some((record) => changeOf(record, deviceTime, deviceTime))) return
  const time = await askRelayTime()
  if (time === undefined) return
  await changeOutbox(async (stores) => {
    for (const record of await stores.getAll()) {
      const change = changeOf(record, time, deviceTime)
      if (change === 'deleted') await stores.delete(record.id)
      else if (change) await stores.put(change)
    }
  })
}
