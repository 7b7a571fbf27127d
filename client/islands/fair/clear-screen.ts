import { clearForNextPerson } from '#client/device/submitting/clear-for-next-person.ts'
import { paths } from '#client/navigation/paths.ts'
import { DEFAULT_LOCALE } from '#contract/addresses.ts'

/**
 * For fair mode (a tablet shared at a job fair): removes the present visitor's drafts and finished submissions from the
 * tablet, and then shows the first page to the next visitor.
 */
export async function clearScreen(): Promise<void> {
  // Go on if the removal fails: on this shared tablet everything that visitors send is encrypted before it is stored,
  // so the next visitor cannot read it.
  await clearForNextPerson().catch(() => {})
  location.replace(paths.fair(DEFAULT_LOCALE))
}
