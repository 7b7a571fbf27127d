import type { SiteProgress } from '#contract/worker-message.ts'

declare const self: ServiceWorkerGlobalScope

/** Each message is a task of every open page; more than two a second tell nobody more. */
const PAUSE_MS = 500

let postedAt = Number.NEGATIVE_INFINITY

/** Tells every open page how much of the site is on the device: not each step of it, but the last. */
export async function postProgress({ done, total }: Pick<SiteProgress, 'done' | 'total'>): Promise<void> {
  const now = performance.now()
  if (now - postedAt < PAUSE_MS && done < total) return
  postedAt = now
  const message: SiteProgress = { type: 'site-progress', done, total }
  for (const client of await self.clients.matchAll({ includeUncontrolled: true })) client.postMessage(message)
}
