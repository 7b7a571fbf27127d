import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Location } from 'react-router-dom'
import type { CaseStudyListItem } from '#client/content/case-study-list.ts'
import type { Locale } from '#contract/addresses.ts'
import { type CaseStudyFilters, matchesFilters, NO_FILTERS } from './case-study-filters.ts'
import { listAddress, parseFilters } from './filter-query.ts'
import { useListAddress } from './use-list-address.ts'
import { useListScroll } from './use-list-scroll.ts'

/** Number of cards that the list shows at first (docs/product.md §9.4). */
export const CASE_LIST_PAGE_SIZE = 12
/** Number of cards that each press of the button below the list adds (docs/product.md §9.4). */
const CASE_LIST_STEP = 12

/**
 * Typed text is written into the address only after this pause, because Safari refuses more than 100 history changes in
 * 30 s.
 */
const TYPING_PAUSE_MS = 400

/**
 * The behaviour of the list of case studies (docs/product.md §4.5): its filters, the case studies that match them, and
 * how many of these are shown.
 */
export function useCaseStudyList(locale: Locale, caseStudies: readonly CaseStudyListItem[]) {
  const form = useRef<HTMLFormElement>(null)
  /**
   * False during hydration, when the list must render the same as the served HTML: the first case studies, without
   * filters.
   */
  const [isHydrated, setIsHydrated] = useState(false)
  const address = useListAddress(locale)
  /**
   * The filters that the visitor has set since arriving at the history entry `arrivalEntry`. The controls show these
   * filters, because the address changes later and lacks the spaces at the ends of the search text.
   */
  const [edited, setEdited] = useState<{ filters: CaseStudyFilters; arrivalEntry: Location }>()
  const writeWhenTypingPauses = useDebouncedCallback((filters: CaseStudyFilters, arrivalEntry: Location) => {
    if (arrivalEntry === address.arrivalEntry) address.write(filters, { replace: true })
  }, TYPING_PAUSE_MS)
  useListScroll(address.location, isHydrated)

  const currentFilters = edited?.arrivalEntry === address.arrivalEntry ? edited.filters : address.filters
  const filters = isHydrated ? currentFilters : NO_FILTERS
  // `address.shownCount` belongs to the filters in the address. Filters that are not yet in the address show the first
  // cards.
  const isInAddress = listAddress(locale, filters) === listAddress(locale, address.filters)
  const shownCount = (isHydrated && isInAddress && address.shownCount) || CASE_LIST_PAGE_SIZE

  const setFilters = (filters: CaseStudyFilters) => setEdited({ filters, arrivalEntry: address.arrivalEntry })
  // Take over the choices that the visitor made before hydration. This must happen in a layout effect: the next render
  // sets the form's controls and would overwrite the choices.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run only once, after the first render
  useLayoutEffect(() => {
    setIsHydrated(true)
    setFilters(withEarlyChoices(address.filters, form.current as HTMLFormElement))
  }, [])
  const writeEarlyChoices = useEffectEvent(() => address.write(filters, { replace: true }))
  useEffect(() => {
    if (isHydrated) writeEarlyChoices()
  }, [isHydrated])

  const matches = caseStudies.filter((caseStudy) => matchesFilters(caseStudy, filters))
  return {
    form,
    filters,
    isHydrated,
    matches,
    shown: matches.slice(0, shownCount),
    /** Applies a choice and adds a history entry for it, so that Back undoes the choice. */
    choose(choice: Partial<CaseStudyFilters>) {
      const next = { ...filters, ...choice }
      writeWhenTypingPauses.flush()
      setFilters(next)
      address.write(next, { replace: false })
    },
    /**
     * Applies typed text and writes it into the current history entry: at once after the first key, and after later
     * keys when the typing pauses.
     */
    search(search: string) {
      const next = { ...filters, search }
      setFilters(next)
      if (!writeWhenTypingPauses.isPending()) address.write(next, { replace: true })
      writeWhenTypingPauses(next, address.arrivalEntry)
    },
    /**
     * Writes the typed text into the address without waiting for a pause in typing. Call this when the visitor has
     * finished typing.
     */
    endTyping: () => writeWhenTypingPauses.flush(),
    showMore() {
      writeWhenTypingPauses.flush()
      address.write(filters, { replace: true, shownCount: shownCount + CASE_LIST_STEP })
    },
  }
}

/**
 * Returns `filters` with the choices that the visitor made in the HTML form before the script had loaded. The form's
 * controls have the same names as the parameters of the address.
 */
function withEarlyChoices(filters: CaseStudyFilters, form: HTMLFormElement): CaseStudyFilters {
  const early = parseFilters(new URLSearchParams(new FormData(form) as never))
  const chosen = Object.entries(early).filter(([name, value]) => value !== NO_FILTERS[name as keyof CaseStudyFilters])
  return { ...filters, ...Object.fromEntries(chosen) }
}
