import { Queue } from 'workbox-background-sync/Queue.js'
import { sendUntilDone } from '#client/outbox/deferred-sync.ts'
import { countWaiting } from '#client/outbox/outbox.ts'
import { sendOutbox } from '#client/outbox/send-outbox.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Sends the outbox whenever the browser fires a sync event, also with no page open. Workbox' queue stores nothing here:
 * it owns the sync tag, and calls `onSync` at every start of the worker where browsers know no sync events.
 */
export function startBackgroundSync(): void {
  const queue = new Queue('submissions', {
    onSync: async () => {
      if ('sync' in self.registration) await sendUntilDone()
      // Without an event nothing keeps the worker alive: one round, pages do the rest.
      else await sendOutbox().catch(() => {})
    },
  })
  countWaiting().then(
    (count) => (count > 0 ? queue.registerSync() : undefined),
    () => {},
  )
}
