import { Queue } from 'workbox-background-sync/Queue.js'
import { showAppBadge } from '#client/device/outbox/app-badge.ts'
import { countWaiting } from '#client/device/outbox/outbox.ts'
import { mayHaveOutbox } from '#client/device/outbox/outbox-exists.ts'
import { noOutcomes } from '#client/device/outbox/outcomes.ts'
import { applyRetention } from '#client/device/outbox/retention.ts'
import { sendOutbox } from '#client/device/outbox/send-outbox.ts'
import { notifyOfOutcomes } from './outcome-notification.ts'
import { sendUntilDone } from './send-until-done.ts'

declare const self: ServiceWorkerGlobalScope

/** Time for a request that is on its way when the worker has to end. If it is cut off, the next worker repeats it under the same key. */
const LAST_SEND_MS = 3000

const ending = new AbortController()

/** Resolves after `endBackgroundSync` and the time for the last request. */
const ended = new Promise<void>((resolve) => {
  ending.signal.addEventListener('abort', () => setTimeout(resolve, LAST_SEND_MS))
})

/** Ends a running sync event, which would keep this worker from being replaced for minutes. The new worker registers a sync of its own. */
export function endBackgroundSync(): void {
  ending.abort()
}

/**
 * Sends the outbox when the browser fires a sync event, also with no page open. Workbox' queue only registers the tag, and calls `onSync` when
 * the worker starts in browsers without sync events. It stores nothing: it deletes an entry before sending it, takes a 500 for a success,
 * and drops entries after seven days.
 */
export function startBackgroundSync(): void {
  const queue = new Queue('submissions', {
    onSync: async () => {
      if ('sync' in self.registration) await Promise.race([sendAndNotify(), ended])
      // Without a sync event the browser may stop the worker at any time: one attempt, pages make the others.
      else if (await mayHaveOutbox())
        await applyRetention()
          .then(() => sendOutbox())
          .catch(() => {})
    },
  })
  void registerIfWaiting(queue).catch(() => {})
}

async function sendAndNotify(): Promise<void> {
  const outcomes = noOutcomes()
  try {
    await sendUntilDone(outcomes, ending.signal)
  } finally {
    await notifyOfOutcomes(outcomes)
    await showAppBadge()
  }
}

async function registerIfWaiting(queue: Queue): Promise<void> {
  if ((await mayHaveOutbox()) && (await countWaiting()) > 0) await queue.registerSync()
}
