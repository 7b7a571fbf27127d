import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { type Location, useNavigationType } from 'react-router-dom'
import { type CaseStudyFilters, NO_FILTERS } from './case-study-filters.ts'
import { parseFilters } from './filter-query.ts'
import { CASE_LIST_PAGE_SIZE, rememberedShownCount, rememberShownCount } from './shown-count.ts'
import { useListLocation } from './use-list-location.ts'

export interface ListState {
  filters: CaseStudyFilters
  shownCount: number
  /** The address it was read from or written to; none while the served HTML, which knows no query, is taken over. */
  location?: Location
}

const AS_SERVED: ListState = { filters: NO_FILTERS, shownCount: CASE_LIST_PAGE_SIZE }

/**
 * Filters and number of cards of the list, and how to set them. They are read from address and history entry where a
 * visitor arrives at one, by a link or Back. An address that the list itself has written may be older than the last key that was
 * pressed: the list goes on as it is.
 */
export function useListState(form: RefObject<HTMLFormElement | null>) {
  const location = useListLocation()
  const navigationType = useNavigationType()
  const [list, setList] = useState(AS_SERVED)

  // While rendering, not after: a page that is gone back to is scrolled to its place as soon as it stands.
  if (list.location && list.location !== location) {
    const goesOn = navigationType !== 'POP'
    setList(goesOn ? { ...list, location } : readState(location))
  }

  useLayoutEffect(() => {
    if (list.location) return
    const state = readState(location)
    setList({ ...state, filters: withEarlyChoices(state.filters, form.current) })
  }, [list, location, form])

  useEffect(() => {
    if (list.location) rememberShownCount(list.location, list.shownCount)
  }, [list])

  return [list, setList] as const
}

function readState(location: Location): ListState {
  return { location, filters: parseFilters(location.search), shownCount: rememberedShownCount() }
}

/** Served HTML may have been filled in before the script was there; its controls are named like the parameters of the address. */
function withEarlyChoices(filters: CaseStudyFilters, form: HTMLFormElement | null): CaseStudyFilters {
  if (!form) return filters
  const early = parseFilters(String(new URLSearchParams(new FormData(form) as never)))
  const chosen = Object.entries(early).filter(([name, value]) => value !== NO_FILTERS[name as keyof CaseStudyFilters])
  return { ...filters, ...Object.fromEntries(chosen) }
}
