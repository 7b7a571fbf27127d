import { useRef } from 'react'
import type { CaseStudyListItem } from '#client/content/case-study-list.ts'
import type { Locale } from '#contract/addresses.ts'
import { matchesFilters } from './case-study-filters.ts'
import { listAddress } from './filter-query.ts'
import { useFilters } from './use-filters.ts'
import { useListAddress } from './use-list-address.ts'
import { useListScroll } from './use-list-scroll.ts'

/** Number of cards that the list shows at first (docs/product.md §9.4). */
export const CASE_LIST_PAGE_SIZE = 12
/** Number of cards that each press of the button below the list adds (docs/product.md §9.4). */
const CASE_LIST_STEP = 12

/**
 * The behaviour of the list of case studies (docs/product.md §4.5): its filters, the case studies that match them, and
 * how many of these are shown. `form` is for the form with the filters.
 */
export function useCaseStudyList(locale: Locale, caseStudies: readonly CaseStudyListItem[]) {
  const form = useRef<HTMLFormElement>(null)
  const address = useListAddress(locale)
  const { filters, isHydrated, choose, search, endTyping } = useFilters(address, form)
  useListScroll(address.location, isHydrated)

  // `address.shownCount` belongs to the filters in the address. Filters that are not yet in the address show the first
  // cards.
  const filterAddress = listAddress(locale, filters)
  const isInAddress = filterAddress === listAddress(locale, address.filters)
  const shownCount = (isHydrated && isInAddress && address.shownCount) || CASE_LIST_PAGE_SIZE
  const matches = caseStudies.filter((caseStudy) => matchesFilters(caseStudy, filters))
  return {
    form,
    filters,
    filterAddress,
    isHydrated,
    matches,
    shown: matches.slice(0, shownCount),
    choose,
    search,
    endTyping,
    showMore() {
      endTyping()
      address.write(filters, { replace: true, shownCount: shownCount + CASE_LIST_STEP })
    },
  }
}
