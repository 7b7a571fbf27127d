import { countNeeds, listSubmissions } from './outbox.ts'
import type { SubmissionRecord } from './submission-record.ts'

/** Shows on the installed site's icon how many submissions wait or need their author; reads them unless they are given. Never rejects; does nothing without the Badging API. */
export async function showAppBadge(submissions?: SubmissionRecord[]): Promise<void> {
  if (!('setAppBadge' in navigator)) return
  try {
    const { waiting, attention } = countNeeds(submissions ?? (await listSubmissions()))
    const count = waiting + attention
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge())
  } catch {
    // Not installed, or forbidden: the badge in the site's header shows the same number.
  }
}
