import { countByNeed } from './outbox.ts'

/** Shows on the installed app's icon how many submissions wait or need their author; browsers without such badges are left alone. Never rejects. */
export async function showAppBadge(): Promise<void> {
  if (!('setAppBadge' in navigator)) return
  try {
    const { waiting, attention } = await countByNeed()
    const count = waiting + attention
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge())
  } catch {
    // Not installed, or forbidden: the badge in the header says the same.
  }
}
