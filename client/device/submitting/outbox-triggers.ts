import { onOutboxChange } from '#client/device/database/outbox-changes.ts'
import { ignoreFull } from '#client/device/database/outbox-database.ts'
import { isSealed, isWaiting } from '#client/device/database/submission-record.ts'
import { RETRY_MAX_MS } from '#client/device/database/submission-times.ts'
import { deleteOldFormDrafts } from '#client/device/form-drafts/form-draft.ts'
import { countWaiting, listSubmissions } from '#client/device/outbox/outbox.ts'
import { applyRetention } from '#client/device/outbox/retention.ts'
import { releaseSendLock, withSendLock } from '#client/device/sending/send-lock.ts'
import { makeAllDue, makeUnreachedDue, nextAttemptTime } from '#client/device/sending/send-schedule.ts'
import { releaseLeases } from '#client/device/sending/sending-states.ts'
import { holdReload } from '#client/device/updates/reload-when-free.ts'
import { loadSender } from './load-sender.ts'
import { registerBackgroundSync } from './register-background-sync.ts'

/**
 * Shortest wait of the timer for the next attempt. With a wrong clock an attempt may seem overdue, and the timer would
 * otherwise fire without a pause. The longest wait is `RETRY_MAX_MS`.
 */
const TIMER_MIN_MS = 2000
/**
 * Shortest wait of the timer for the next attempt while `navigator.onLine` is false. Attempts go on even then, because
 * `navigator.onLine` may be wrong.
 */
const OFFLINE_TIMER_MIN_MS = 60_000

let sending: Promise<void> | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Sends the waiting submissions when the page loads, when the network is back, when the visitor returns to the page,
 * and when the next attempt is due (docs/product.md §11.2). Each time, deletes old drafts before sending, and
 * afterwards marks or deletes submissions whose retention period is over. When the visitor leaves the page, releases
 * the send lock.
 */
export function startOutboxTriggers(): void {
  addEventListener('online', sendUnreached)
  addEventListener('pagehide', releaseSendLock)
  addEventListener('pageshow', (event) => {
    if (event.persisted) void sendUnreached()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendUnreached()
  })
  onOutboxChange(setTimer)
  void sendUnreached()
  // On a first visit the registration for Background Sync fails at first, because no worker is active yet. Register
  // again once a worker is active.
  navigator.serviceWorker?.ready
    .then(async () => {
      if ((await countWaiting()) > 0) await registerBackgroundSync()
    })
    .catch(() => {})
}

/**
 * For the button "send now": makes all queued submissions due and sends them. Resolves when each has been tried. Throws
 * `OutboxUnavailableError`, and sends nothing, if the outbox cannot be changed.
 */
export async function sendNow(): Promise<void> {
  // A running attempt tries each submission only once: wait for its end, and begin another.
  await sending
  await makeAllDue().catch(ignoreFull)
  await sendDue()
}

/**
 * Also sends the submissions whose last attempt has not reached the relay, without waiting until they are due: the
 * visitor may have signed in at a captive portal, which causes no `online` event.
 */
async function sendUnreached(): Promise<void> {
  await makeUnreachedDue().catch(() => {})
  await sendDue()
}

/**
 * Sends the submissions that are due; if this page is already sending, returns the running attempt. Never rejects: an
 * error is ignored, because a later trigger tries again.
 */
function sendDue(): Promise<void> {
  sending ??= sendAndTidyUp()
    .catch(() => {})
    .finally(() => {
      sending = undefined
      void setTimer()
    })
  return sending
}

async function sendAndTidyUp(): Promise<void> {
  await deleteOldFormDrafts()
  // `applyRetention` runs even if sending fails: a full device may be unable to send until old submissions have been
  // deleted.
  await sendWaiting().finally(() => applyRetention())
}

async function sendWaiting(): Promise<void> {
  const waiting = (await listSubmissions()).filter(isWaiting)
  if (waiting.length === 0) return
  void registerBackgroundSync()
  // A page that was closed right after a press on "I'm done here" may not have encrypted all submissions of the person
  // who left: encrypt the rest.
  if (waiting.some((record) => record.authorLeft && !isSealed(record))) await sealLeft().catch(() => {})
  const sender = await loadSender().catch(() => undefined)
  if (!sender) return releaseAbandoned()
  const { sendOutbox, uploadWithProgress } = sender
  const release = holdReload()
  await sendOutbox({ fetch: uploadWithProgress }).finally(release)
}

async function sealLeft(): Promise<void> {
  const { sealLeftSubmissions } = await import('#client/device/sealing/seal-left-submissions.ts')
  await sealLeftSubmissions()
}

/**
 * Ends the leases of pages that were closed while they were sending. Called if the code of `sendOutbox`, which also
 * ends them, cannot be loaded: otherwise the visitor could not delete the submissions of these pages until the leases
 * run out.
 */
function releaseAbandoned(): Promise<void> {
  return withSendLock(async (hasLock) => {
    if (hasLock) await releaseLeases()
  })
}

async function setTimer(): Promise<void> {
  const time = await nextAttemptTime().catch(() => undefined)
  clearTimeout(timer)
  if (time === undefined) return
  const shortest = navigator.onLine ? TIMER_MIN_MS : OFFLINE_TIMER_MIN_MS
  timer = setTimeout(sendDue, Math.min(Math.max(time - Date.now(), shortest), RETRY_MAX_MS))
}
