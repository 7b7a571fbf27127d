import { RETRY_MAX_MS } from '#client/device/outbox/due-time.ts'
import { countWaiting } from '#client/device/outbox/outbox.ts'
import { onOutboxChange } from '#client/device/outbox/outbox-changes.ts'
import { endRetention } from '#client/device/outbox/retention.ts'
import { letGoOfSendLock, withSendLock } from '#client/device/outbox/send-lock.ts'
import { makeDue, nextAttemptTime, releaseLeases } from '#client/device/outbox/sending-states.ts'
import { holdReload } from '#client/device/updates/reload-when-free.ts'
import { registerBackgroundSync } from './background-sync.ts'
import { forgetOldDrafts } from './forget-old-drafts.ts'

/** The shortest time between two tries of the timer, whatever a clock says that may be wrong; the longest is that of any wait. */
const TIMER_MIN_MS = 2000
/** The same while the browser takes itself to be offline. It may be wrong, so that the timer goes on all the same. */
const OFFLINE_TIMER_MIN_MS = 60_000

let sending: Promise<void> | undefined
let timer: ReturnType<typeof setTimeout> | undefined

async function send(): Promise<void> {
  await Promise.all([endRetention(), forgetOldDrafts()])
  if ((await countWaiting()) === 0) return
  void registerBackgroundSync()
  const sender = await loadSender().catch(() => undefined)
  if (!sender) return releaseAbandoned()
  const { sendOutbox, uploadWithProgress } = sender
  const release = holdReload()
  await sendOutbox({ fetch: uploadWithProgress(() => {}) }).finally(release)
}

/** Captcha and contract are loaded only once something waits. */
async function loadSender() {
  const [{ sendOutbox }, { uploadWithProgress }] = await Promise.all([
    import('#client/device/outbox/send-outbox.ts'),
    import('./upload.ts'),
  ])
  return { sendOutbox, uploadWithProgress }
}

/** Where nothing can be sent: what a page that was closed while it sent has left may be deleted at once, not only when its lease is over. */
function releaseAbandoned(): Promise<void> {
  return withSendLock(async (exclusive) => {
    if (exclusive) await releaseLeases()
  })
}

/** Sends what is due, unless this page is about it already. A failure is no news: another trigger comes. */
function sendDue(): Promise<void> {
  sending ??= send()
    .catch(() => {})
    .finally(() => {
      sending = undefined
      void setTimer()
    })
  return sending
}

async function setTimer(): Promise<void> {
  const time = await nextAttemptTime().catch(() => undefined)
  clearTimeout(timer)
  if (time === undefined) return
  const shortest = navigator.onLine ? TIMER_MIN_MS : OFFLINE_TIMER_MIN_MS
  timer = setTimeout(sendDue, Math.min(Math.max(time - Date.now(), shortest), RETRY_MAX_MS))
}

async function sendUnreached(): Promise<void> {
  await makeDue('unreached').catch(() => {})
  await sendDue()
}

/** The visitor pressed "send now": everything that waits is tried at once. Resolves when it has been. */
export async function sendNow(): Promise<void> {
  await sending
  await makeDue()
  await sendDue()
}

/** Sends the outbox on load, when the network or the visitor comes back, and when a wait is over (design §5); forgets then what has been kept for long enough. */
export function startOutboxTriggers(): void {
  addEventListener('online', sendUnreached)
  addEventListener('pagehide', letGoOfSendLock)
  addEventListener('pageshow', (event) => {
    if (event.persisted) void sendDue()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendDue()
  })
  onOutboxChange(setTimer)
  void sendUnreached()
  // On the first visit the worker becomes active, and able to sync, only later.
  navigator.serviceWorker?.ready
    .then(async () => {
      if ((await countWaiting()) > 0) await registerBackgroundSync()
    })
    .catch(() => {})
}
