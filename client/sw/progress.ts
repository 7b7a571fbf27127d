import type { PrecacheProgress, PrecacheState } from '#contract/worker-message.ts'

declare const self: ServiceWorkerGlobalScope

/** Tells every open page how much of the site is on the device. */
export async function postProgress({ cached, total }: PrecacheState): Promise<void> {
  const message: PrecacheProgress = { type: 'precache-progress', done: cached, total }
  for (const client of await self.clients.matchAll({ includeUncontrolled: true })) client.postMessage(message)
}
