/**
 * Applies the retention period to submissions that the relay has not accepted. Days are counted by the relay's clock,
 * because the device's clock may be wrong by years. While the relay cannot be reached, nothing expires and nothing is
 * deleted.
 */

import { askRelayTime } from '#client/device/captcha/fetch-challenge.ts'
import { changeOutbox } from './change-outbox.ts'
import { listSubmissions } from './outbox.ts'
import { released } from './sending-states.ts'
import { isWaiting, type PendingSubmission, type SubmissionRecord } from './submission-record.ts'
import { dueTime, RETENTION_MS } from './submission-times.ts'

/**
 * True if a waiting submission is being sent or is due. Such a submission does not expire yet: a device that was not
 * used for a month must try once more before it gives up. The device's clock decides, because it has set the end of the
 * lease and the time of the next attempt.
 */
function isToBeTried(record: SubmissionRecord, deviceTime: number): boolean {
  return isWaiting(record) && (record.state === 'sending' || dueTime(record, deviceTime) <= deviceTime)
}

/** Returns what has to be done with a submission when the relay's clock shows `time`; undefined for nothing. */
function retentionStep(
  record: PendingSubmission,
  time: number,
  deviceTime: number,
): 'startPeriod' | 'expire' | 'delete' | undefined {
  if (record.untold || isToBeTried(record, deviceTime)) return undefined
  if (record.countsFrom === undefined) return isWaiting(record) ? undefined : 'startPeriod'
  if (time - record.countsFrom <= RETENTION_MS) return undefined
  return isWaiting(record) ? 'expire' : 'delete'
}

/**
 * Marks a waiting submission as expired 30 days after the first attempt to send it, unless it is being sent or due. An
 * expired submission stays visible. Deletes rejected and expired submissions 30 days after their authors were told.
 * `countsFrom` is the start of both periods. Asks the relay for its time only if a period seems to be over by the
 * device's clock, or has to be started. If the relay does not answer, changes nothing.
 */
export async function applyRetention(deviceTime = Date.now()): Promise<void> {
  const pending = (await listSubmissions()).filter((record) => record.state !== 'accepted')
  if (!pending.some((record) => retentionStep(record, deviceTime, deviceTime))) return
  const time = await askRelayTime()
  if (time === undefined) return
  await changeOutbox(async (stores) => {
    for (const record of await stores.getAll()) {
      if (record.state === 'accepted') continue
      const step = retentionStep(record, time, deviceTime)
      if (step === 'startPeriod') await stores.put({ ...record, countsFrom: time })
      if (step === 'delete') await stores.delete(record.id)
      if (step === 'expire') {
        const changes = { state: 'expired', untold: true, captchaToken: undefined, countsFrom: undefined } as const
        await stores.put(released(record, changes))
      }
    }
  })
}
