import { Queue } from 'workbox-background-sync/Queue.js'
import { showAppBadge } from '#client/device/outbox/app-badge.ts'
import { sendUntilDone } from '#client/device/outbox/deferred-sync.ts'
import { countWaiting } from '#client/device/outbox/outbox.ts'
import { mayHaveOutbox } from '#client/device/outbox/outbox-exists.ts'
import { noOutcomes } from '#client/device/outbox/outcomes.ts'
import { endRetention } from '#client/device/outbox/retention.ts'
import { sendOutbox } from '#client/device/outbox/send-outbox.ts'
import { notifyOfOutcomes } from './outcome-notification.ts'

declare const self: ServiceWorkerGlobalScope

/** What is being sent on a good line still arrives; on a bad one the next version sends it again, under the same key. */
const LAST_SEND_MS = 3000

const ending = new AbortController()

/** Resolves when this worker has been asked to end, and what was being sent has had its time. */
const ended = new Promise<void>((resolve) => {
  ending.signal.addEventListener('abort', () => setTimeout(resolve, LAST_SEND_MS))
})

/** Ends a sync event, which would keep this worker in place for minutes. The version that takes over registers its own. */
export function endBackgroundSync(): void {
  ending.abort()
}

/**
 * Sends the outbox whenever the browser fires a sync event, also with no page open. Workbox' queue stores nothing here:
 * it owns the sync tag, and calls `onSync` at every start of the worker where browsers know no sync events.
 */
export function startBackgroundSync(): void {
  const queue = new Queue('submissions', {
    onSync: async () => {
      if ('sync' in self.registration) await Promise.race([sendAndTell(), ended])
      // Without an event nothing keeps the worker alive: one round, pages do the rest.
      else if (await mayHaveOutbox())
        await endRetention()
          .then(() => sendOutbox())
          .catch(() => {})
    },
  })
  void registerIfSomethingWaits(queue).catch(() => {})
}

async function sendAndTell(): Promise<void> {
  const outcomes = noOutcomes()
  try {
    await sendUntilDone(outcomes, ending.signal)
  } finally {
    await notifyOfOutcomes(outcomes)
    await showAppBadge()
  }
}

/** Looking into an outbox makes one, and pages load more code where there is one. */
async function registerIfSomethingWaits(queue: Queue): Promise<void> {
  if ((await mayHaveOutbox()) && (await countWaiting()) > 0) await queue.registerSync()
}
