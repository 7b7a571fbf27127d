import { Queue } from 'workbox-background-sync/Queue.js'
import { mayHaveOutbox } from '#client/device/database/outbox-exists.ts'
import { showAppBadge } from '#client/device/outbox/app-badge.ts'
import { countWaiting } from '#client/device/outbox/outbox.ts'
import { applyRetention } from '#client/device/outbox/retention.ts'
import { sendOutbox } from '#client/device/sending/send-outbox.ts'
import { closeWaitingNotification, notifyOfOutcomes, notifyOfWaiting } from './outcome-notification.ts'
import { sendUntilDone } from './send-until-done.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * When a new worker is to replace this one, a running request gets this time to finish. If the request is cut off, the
 * new worker repeats it with the same idempotency key.
 */
const LAST_SEND_MS = 3000

/** True if the browser will not repeat the current sync event if it fails. */
let isLastChance = false

/** Aborted when a new worker is to replace this one (`endBackgroundSync`). */
const ending = new AbortController()

/** Resolves `LAST_SEND_MS` after the call of `endBackgroundSync`. */
const ended = new Promise<void>((resolve) => {
  ending.signal.addEventListener('abort', () => setTimeout(resolve, LAST_SEND_MS))
})

/**
 * Ends a running sync event, because the event would keep a new worker from replacing this one for minutes. The new
 * worker registers a sync of its own.
 */
export function endBackgroundSync(): void {
  ending.abort()
}

/**
 * Sends the outbox when the browser fires a sync event, even if no page is open. Workbox' queue does only two things
 * here: it registers the sync, and in browsers without sync events it calls `onSync` when the worker starts. The
 * submissions are not put into the queue, because it deletes an entry before sending it, treats a reply with the status
 * 500 as a success, and drops entries after seven days.
 */
export function startBackgroundSync(): void {
  // Chromium fires a failed sync event three times at most. This listener is added before the listener of Workbox, so
  // that `isLastChance` is set before the sending begins.
  self.addEventListener('sync', (event) => {
    isLastChance = (event as Event & { lastChance: boolean }).lastChance
  })
  const queue = new Queue('submissions', {
    onSync: async () => {
      if ('sync' in self.registration) await Promise.race([sendAndNotify(), ended])
      else await sendOnce().catch(() => {})
    },
  })
  void registerIfWaiting(queue).catch(() => {})
}

/**
 * Does the work of a sync event: sends the outbox, and then shows notifications and the badge of what has come of it.
 * Rejects if submissions still wait, so that the browser fires the event again.
 */
async function sendAndNotify(): Promise<void> {
  try {
    await sendUntilDone(ending.signal)
    if (!ending.signal.aborted) await closeWaitingNotification()
  } catch (error) {
    if (isLastChance) await notifyOfWaiting()
    throw error
  } finally {
    await notifyOfOutcomes()
    await showAppBadge()
  }
}

/**
 * For browsers without sync events: there the browser may stop the worker at any time, so the worker makes one attempt
 * only. Its failure does not matter, because pages make further attempts.
 */
async function sendOnce(): Promise<void> {
  if (await mayHaveOutbox()) await sendOutbox().finally(() => applyRetention())
}

/** Registers a sync event if submissions wait: a page may have stored them while no worker was active. */
async function registerIfWaiting(queue: Queue): Promise<void> {
  if ((await mayHaveOutbox()) && (await countWaiting()) > 0) await queue.registerSync()
}
