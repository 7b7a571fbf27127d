import { countByNeed } from './outbox.ts'

/** Shows on the installed site's icon how many submissions wait or need their author. Never rejects; does nothing without the Badging API. */
export async function showAppBadge(): Promise<void> {
  if (!('setAppBadge' in navigator)) return
  try {
    const { waiting, attention } = await countByNeed()
    const count = waiting + attention
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge())
  } catch {
    // Not installed, or forbidden: the badge in the site's header shows the same number.
  }
}
