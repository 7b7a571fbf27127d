import type { Location } from 'react-router-dom'
import { noteInEntry, readEntry } from './history-entry.ts'

/** How many cards the list begins with, and how many more a press brings (specification §9). */
export const CASE_LIST_PAGE_SIZE = 12
export const CASE_LIST_STEP = 12

/** How many cards the present history entry has shown, as far as it is known. */
export function rememberedShownCount(): number {
  return readEntry().shownCount ?? CASE_LIST_PAGE_SIZE
}

/** Notes it in the entry of the list. */
export function rememberShownCount(location: Location, shownCount: number): void {
  if (rememberedShownCount() !== shownCount) noteInEntry(location, { shownCount })
}
