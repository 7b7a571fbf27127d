import { getSubmission } from '#client/outbox/outbox.ts'
import { DEFAULT_LOCALE, type Locale } from '#contract/locale.ts'
import { localePrefix } from './locale-of.ts'

declare const self: ServiceWorkerGlobalScope

interface Texts {
  title: string
  one: (receipt: string) => string
  many: (count: number) => string
}

/** Here and not among the translations: no i18next runs in a worker. */
const TEXTS: Record<Locale, Texts> = {
  en: {
    title: 'Sent',
    one: (receipt) => `What you saved on this device has reached us. Receipt code: ${receipt}`,
    many: (count) => `All ${count} entries that you saved on this device have reached us.`,
  },
  vi: {
    title: 'Đã gửi xong',
    one: (receipt) => `Nội dung bạn lưu trên thiết bị này đã đến nơi. Mã biên nhận: ${receipt}`,
    many: (count) => `Cả ${count} nội dung bạn lưu trên thiết bị này đều đã đến nơi.`,
  },
}

const TAG = 'sent'

/**
 * Tells with one notification that submissions were sent, in the language of the last, to visitors who asked for it and do not look
 * at the site just now, which says so itself.
 */
export async function notifyOfSent(ids: string[]): Promise<void> {
  const [last] = ids.slice(-1)
  if (!last || globalThis.Notification?.permission !== 'granted' || (await isLookedAt())) return
  const { locale = DEFAULT_LOCALE, receipt = '' } = (await getSubmission(last)) ?? {}
  const { title, one, many } = TEXTS[locale]
  await self.registration.showNotification(title, {
    body: ids.length === 1 ? one(receipt) : many(ids.length),
    lang: locale,
    tag: TAG,
    icon: '/icons/icon-192.png',
    data: { url: `${localePrefix(locale)}/outbox` },
  })
}

async function isLookedAt(): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: 'window' })
  return pages.some(({ visibilityState }) => visibilityState === 'visible')
}

/** A press on the notification shows what was sent. */
export function startNotificationPresses(): void {
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
