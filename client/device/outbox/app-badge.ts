import type { SubmissionRecord } from '#client/device/database/submission-record.ts'
import { countNeeds, listSubmissions } from './outbox.ts'

/**
 * Shows a badge on the icon of the installed site: the number of submissions that wait to be sent, were rejected or
 * have expired. Removes the badge if there are none. Reads the submissions from the outbox if they are not given. Never
 * rejects; does nothing without the Badging API.
 */
export async function showAppBadge(submissions?: SubmissionRecord[]): Promise<void> {
  if (!('setAppBadge' in navigator)) return
  try {
    const { waiting, attention } = countNeeds(submissions ?? (await listSubmissions()))
    const count = waiting + attention
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge())
  } catch {
    // The site is not installed, the badge is forbidden, or the outbox cannot be read. Ignored, because the site's
    // header has a badge of its own.
  }
}
