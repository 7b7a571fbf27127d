import { isWaiting, type SubmissionRecord } from '#client/device/database/submission-record.ts'
import { listSubmissions } from '#client/device/outbox/outbox.ts'
import { OUTCOME_WORDS } from '#client/device/outbox/outcome-words.ts'
import { listUntold, OUTCOMES, type Outcome } from '#client/device/outbox/outcomes.ts'
import { localePath, PATHS } from '#contract/addresses.ts'

declare const self: ServiceWorkerGlobalScope

const WAITING = 'waiting'

/**
 * Shows one notification for each outcome of which the author of a submission has not been told yet, in the language of
 * the newest submission with that outcome, if the visitor has allowed notifications. It does not matter who has sent
 * the submission, this worker or a page in the background. While a page of the site is visible, shows no notifications,
 * because pages show outcomes themselves (`submitting/outcome-notice.ts`).
 */
export async function notifyOfOutcomes(): Promise<void> {
  if (!(await mayNotify())) return
  const untold = await listUntold()
  for (const outcome of OUTCOMES)
    await notify(
      outcome,
      untold.filter(({ state }) => state === outcome),
    )
}

/**
 * Shows a notification that asks the visitor to open the site, because submissions still wait and the browser will not
 * wake the worker again to send them. Shows nothing if the visitor has not allowed notifications, while a page of the
 * site is visible, or if the authors of all waiting submissions have cleared the shared device for the next person.
 */
export async function notifyOfWaiting(): Promise<void> {
  if (!(await mayNotify())) return
  const waiting = (await listSubmissions()).filter((record) => isWaiting(record) && !record.authorLeft)
  await notify(WAITING, waiting)
}

/** Closes the notification of `notifyOfWaiting`. Call this when no submission waits any more. */
export async function closeWaitingNotification(): Promise<void> {
  for (const notification of await self.registration.getNotifications({ tag: WAITING })) notification.close()
}

async function mayNotify(): Promise<boolean> {
  return globalThis.Notification?.permission === 'granted' && !(await isSiteVisible())
}

async function notify(outcome: Outcome | typeof WAITING, [newest, ...others]: SubmissionRecord[]): Promise<void> {
  if (!newest) return
  const { locale, receipt } = newest
  const { title, one, many } = OUTCOME_WORDS[locale][outcome]
  await self.registration.showNotification(title, {
    body: others.length === 0 ? one(receipt) : many(1 + others.length),
    lang: locale,
    tag: outcome,
    icon: '/icons/icon-192.png',
    data: { url: localePath(locale, PATHS.outbox) },
  })
}

async function isSiteVisible(): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: 'window' })
  return pages.some(({ visibilityState }) => visibilityState === 'visible')
}

/** Opens the outbox page when a notification is pressed. */
export function startNotificationClicks(): void {
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openPage(event.notification.data.url))
  })
}

async function openPage(path: string): Promise<void> {
  const { href } = new URL(path, self.location.href)
  const open = (await self.clients.matchAll({ type: 'window' })).find(({ url }) => url === href)
  await (open ? open.focus() : self.clients.openWindow(href))
}
