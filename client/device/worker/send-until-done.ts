import { applyRetention } from '#client/device/outbox/retention.ts'
import { pause } from '#client/device/pause.ts'
import { sendOutbox } from '#client/device/sending/send-outbox.ts'
import { makeUnreachedDue } from '#client/device/sending/send-schedule.ts'

/** Time limit for the work in one Background Sync event. Chromium ends such an event after three minutes. */
const TIMEOUT_MS = 150_000
const PAUSE_MS = 3000

/**
 * Does the work of a Background Sync event: sends the outbox every few seconds until no submission waits. Rejects after
 * `TIMEOUT_MS`, so that the browser fires the event again. Does not reject at the first failure, because Chromium waits
 * five minutes after a failed event, and the first attempt often fails: Chromium fires the event right when the
 * connection drops. If `signal` is aborted, this resolves without calling `sendOutbox` again, and the next worker sends
 * the rest.
 */
export async function sendUntilDone(signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS
  for (let isFirst = true; ; isFirst = false) {
    const remaining = await sendOutbox()
    // Not after each attempt, because it may ask the relay for its time.
    if (isFirst || remaining === 0) await applyRetention()
    if (remaining === 0 || signal.aborted) return
    if (Date.now() + PAUSE_MS > deadline) throw new Error(`${remaining} submissions still wait`)
    await pause(PAUSE_MS, signal)
    if (signal.aborted) return
    await makeUnreachedDue()
  }
}
