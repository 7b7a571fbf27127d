import { countWaiting } from './outbox.ts'

/** Shows on the installed app's icon how many submissions wait; browsers without such badges are left alone. Never rejects. */
export async function showAppBadge(): Promise<void> {
  if (!('setAppBadge' in navigator)) return
  try {
    const count = await countWaiting()
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge())
  } catch {
    // Not installed, or forbidden: the badge in the header says the same.
  }
}
