import type { SiteProgress } from '#contract/worker-message.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Shortest time between two messages about the progress of the download. More messages would slow every open page,
 * which has to handle each of them.
 */
const INTERVAL_MS = 500

let postedAt = Number.NEGATIVE_INFINITY

/**
 * Reports to all open pages how much of the site is on the device. Skips a message that comes within `INTERVAL_MS` of
 * the last one, unless it reports that the whole site is on the device.
 */
export async function postProgress({ done, total }: Pick<SiteProgress, 'done' | 'total'>): Promise<void> {
  const now = performance.now()
  if (now - postedAt < INTERVAL_MS && done < total) return
  postedAt = now
  const message: SiteProgress = { type: 'site-progress', done, total }
  for (const client of await self.clients.matchAll({ includeUncontrolled: true })) client.postMessage(message)
}
