import { clearForNextPerson } from '#client/device/submitting/clear-for-next-person.ts'
import { paths } from '#client/navigation/paths.ts'
import { DEFAULT_LOCALE } from '#contract/addresses.ts'

/** Removes what the present visitor has left on the tablet, and then shows the first page to the next visitor. */
export async function clearScreen(): Promise<void> {
  // Go on if the removal fails. In fair mode the disk holds what visitors send only in encrypted form, so the next
  // visitor cannot read it.
  await clearForNextPerson().catch(() => {})
  location.replace(paths.fair(DEFAULT_LOCALE))
}
