import { clearForNextPerson } from '#client/device/submitting/clear-for-next-person.ts'
import { withTimeout } from '#client/device/with-timeout.ts'
import { paths } from '#client/navigation/paths.ts'
import { DEFAULT_LOCALE } from '#contract/addresses.ts'

/** Clearing takes longer than this only if another page blocks the database or the service worker hangs. */
const CLEARING_TIMEOUT_MS = 5000

/**
 * For fair mode: hides the page at once, removes the current visitor's drafts and finished submissions from the tablet,
 * and then opens the first page of fair mode (`/fair`) for the next visitor.
 */
export async function clearScreen(): Promise<void> {
  document.body.hidden = true
  await clearWithinLimit({ pageStays: false })
  location.replace(paths.fair(DEFAULT_LOCALE))
}

/**
 * For fair mode: removes the drafts and finished submissions of the visitor who was here last. The page stays and can
 * save drafts of the next visitor.
 */
export function clearTablet(): Promise<void> {
  return clearWithinLimit({ pageStays: true })
}

/**
 * Clears the tablet. Never rejects and takes at most 5 s. If the clearing has not finished by then, the next visitor
 * still cannot read the submissions: on this shared tablet they are encrypted before they are stored.
 */
async function clearWithinLimit(options: { pageStays: boolean }): Promise<void> {
  await withTimeout(clearForNextPerson(options), CLEARING_TIMEOUT_MS).catch(() => {})
}
