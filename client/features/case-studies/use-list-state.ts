import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router-dom'
import { useAfterHydration } from '#client/components/use-after-hydration.ts'
import { type CaseStudyFilters, NO_FILTERS } from './case-study-filters.ts'
import { parseFilters } from './filter-query.ts'
import { CASE_LIST_PAGE_SIZE, rememberedShownCount, rememberShownCount } from './shown-count.ts'

export interface ListState {
  filters: CaseStudyFilters
  shownCount: number
  /** The address it was read from or written to; none while the served HTML, which knows no query, is taken over. */
  location?: Location
}

const AS_SERVED: ListState = { filters: NO_FILTERS, shownCount: CASE_LIST_PAGE_SIZE }

/**
 * Filters and number of cards of the list, and how to set them. They are read from address and history entry where a
 * visitor arrives at one, by a link or Back. Where the visitor stays at the same place, which is what `keepScroll` says of an
 * entry, the list goes on as it is: the list itself has written the address, which may be older than the last key that was
 * pressed, or it has been switched to the other language.
 */
export function useListState(form: RefObject<HTMLFormElement | null>) {
  const location = useLocation()
  const navigationType = useNavigationType()
  const isServed = useAfterHydration(() => false, true)
  const [list, setList] = useState(() => (isServed ? AS_SERVED : readState(location, navigationType === 'POP')))

  // While rendering, not after: a page that is gone back to is scrolled to its place as soon as it stands.
  if (list.location && list.location !== location) {
    const goesOn = navigationType !== 'POP' && location.state?.keepScroll
    setList(goesOn ? { ...list, location } : readState(location, navigationType === 'POP'))
  }

  useLayoutEffect(() => {
    if (list.location) return
    const state = readState(location, true)
    setList({ ...state, filters: withEarlyChoices(state.filters, form.current) })
  }, [list, location, form])

  useEffect(() => {
    if (list.location) rememberShownCount(list.location, list.shownCount)
  }, [list])

  return [list, setList] as const
}

function readState(location: Location, isKnownEntry: boolean): ListState {
  const shownCount = isKnownEntry ? rememberedShownCount() : CASE_LIST_PAGE_SIZE
  return { location, filters: parseFilters(location.search), shownCount }
}

/** Served HTML may have been filled in before the script was there; its controls are named like the parameters of the address. */
function withEarlyChoices(filters: CaseStudyFilters, form: HTMLFormElement | null): CaseStudyFilters {
  if (!form) return filters
  const early = parseFilters(String(new URLSearchParams(new FormData(form) as never)))
  const chosen = Object.entries(early).filter(([name, value]) => value !== NO_FILTERS[name as keyof CaseStudyFilters])
  return { ...filters, ...Object.fromEntries(chosen) }
}
