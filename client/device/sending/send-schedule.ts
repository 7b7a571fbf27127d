/** Decides which waiting submission is sent next and when, and changes when queued submissions are due. */

import { changeOutbox } from '#client/device/database/change-outbox.ts'
import {
  isWaiting,
  type SubmissionFailure,
  type SubmissionRecord,
  type UnacceptedSubmission,
} from '#client/device/database/submission-record.ts'
import { dueTime } from '#client/device/database/submission-times.ts'
import { listSubmissions } from '#client/device/outbox/outbox.ts'
import type { SubmissionKind } from '#contract/submission/submission.ts'

/**
 * Returns the submission that is to be sent next: one that waits, is due and is not in `tried`. The submission with the
 * fewest attempts comes first, so that a submission that always fails does not hold up the others. Among submissions
 * with equal attempts the newest comes first, because its author may be waiting.
 */
export function pickNextDue(
  records: SubmissionRecord[],
  now: number,
  tried: ReadonlySet<string>,
): UnacceptedSubmission | undefined {
  return records
    .filter(isWaiting)
    .filter((record) => !tried.has(record.id) && dueTime(record, now) <= now)
    .sort((a, b) => a.attempts - b.attempts || b.createdAt - a.createdAt)[0]
}

/**
 * Resolves with the time from which the next waiting submission may be sent, in milliseconds since the epoch, or with
 * undefined if none waits.
 */
export async function nextAttemptTime(now = Date.now()): Promise<number | undefined> {
  const times = (await listSubmissions()).filter(isWaiting).map((record) => dueTime(record, now))
  return times.length === 0 ? undefined : Math.min(...times)
}

/** For the button "send now": makes every queued submission due. */
export function makeAllDue(): Promise<void> {
  return updateQueued(isPostponed, { nextAttemptAt: 0 })
}

/**
 * For when the network is back: makes those queued submissions due whose last attempt got no reply of the relay. A
 * submission for which the relay has asked for a pause is not among these.
 */
export function makeUnreachedDue(): Promise<void> {
  const isUnreached = (record: UnacceptedSubmission) => isPostponed(record) && record.failure?.code === 'network'
  return updateQueued(isUnreached, { nextAttemptAt: 0 })
}

/**
 * Postpones all queued submissions of a kind (enquiry or application) until `time`, because a pause that the relay asks
 * for applies to the whole kind. The other kind is not postponed: the relay may accept enquiries while it accepts no
 * applications.
 */
export function postponeQueued(
  kind: SubmissionKind,
  failure: SubmissionFailure,
  time: number,
  now: number,
): Promise<void> {
  const isDueEarlier = (record: UnacceptedSubmission) => record.kind === kind && dueTime(record, now) < time
  return updateQueued(isDueEarlier, { failure, nextAttemptAt: time })
}

function isPostponed({ nextAttemptAt }: UnacceptedSubmission): boolean {
  return nextAttemptAt > 0
}

/** Makes `changes` in the records of those queued submissions that `filter` selects. */
function updateQueued(
  filter: (record: UnacceptedSubmission) => boolean,
  changes: Partial<Pick<UnacceptedSubmission, 'nextAttemptAt' | 'failure'>>,
): Promise<void> {
  return changeOutbox(async (stores) => {
    for (const record of await stores.getAll()) {
      if (record.state === 'queued' && filter(record)) await stores.put({ ...record, ...changes })
    }
  })
}
