import { clearForNextPerson } from '#client/device/submitting/clear-for-next-person.ts'
import { paths } from '#client/navigation/paths.ts'
import { DEFAULT_LOCALE } from '#contract/addresses.ts'

/** Removes everything of the present visitor, and shows the first page to the next one. */
export async function clearScreen(): Promise<void> {
  // If the browser lets nothing be removed, there is still nothing readable on the disk.
  await clearForNextPerson().catch(() => {})
  location.replace(paths.fair(DEFAULT_LOCALE))
}
