import { useState } from 'react'
import { type Location, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { isNavigating, navigationEnd } from '#client/navigation/navigation-end.ts'
import type { Locale } from '#contract/addresses.ts'
import type { CaseStudyFilters } from './case-study-filters.ts'
import { listAddress, parseFilters } from './filter-query.ts'

interface WriteOptions {
  /** True to change the current history entry. False to add an entry, so that Back undoes the change. */
  replace: boolean
  shownCount?: number
}

export type ListAddress = ReturnType<typeof useListAddress>

/**
 * Reads and writes the filters in the list's address and the number of cards in its history entry. A link may replace
 * the list by another page without loading a new document; the list is then kept for Back (`client/navigation/`). The
 * kept list ignores changes of the address, because these changes belong to other pages.
 */
export function useListAddress(locale: Locale) {
  const routerLocation: Location<{ shownCount?: number } | null> = useLocation()
  const [params] = useSearchParams()
  // React Router reports `POP` for the first render, Back, Forward and jumps to an anchor.
  const isArrival = useNavigationType() === 'POP'
  const navigate = useNavigate()
  // The last history entry of the list itself, and the entry of the last arrival there.
  const [listEntry, setListEntry] = useState({ location: routerLocation, params, arrivalEntry: routerLocation })

  // Set this state while rendering, not in an effect: the list must have its full length before `useListScroll` scrolls
  // the page to the stored position.
  if (routerLocation !== listEntry.location && routerLocation.pathname === listEntry.location.pathname) {
    const arrivalEntry = isArrival ? routerLocation : listEntry.arrivalEntry
    setListEntry({ location: routerLocation, params, arrivalEntry })
  }

  /**
   * Writes the filters into the address and the number of cards into the history entry. Does nothing if the address
   * already has these filters and no `shownCount` is given. If another navigation is under way, for example Back on a
   * slow device, this function waits for its end, and writes nothing if the navigation has led to another page.
   */
  const write = (filters: CaseStudyFilters, options: WriteOptions): void => {
    const { replace, shownCount } = options
    if (isNavigating()) return void navigationEnd().then(() => write(filters, options))
    if (location.pathname !== listEntry.location.pathname) return
    const address = listAddress(locale, filters)
    const current = listAddress(locale, parseFilters(new URLSearchParams(location.search)))
    if (address === current && shownCount === undefined) return
    // `setSearchParams` would drop the address's hash: navigate to the whole address instead.
    navigate(address + location.hash, { replace, state: shownCount === undefined ? null : { shownCount } })
  }

  return {
    location: listEntry.location,
    /**
     * The history entry at which the visitor arrived last: by loading the page, Back or Forward. A change of the
     * filters does not count as an arrival.
     */
    arrivalEntry: listEntry.arrivalEntry,
    filters: parseFilters(listEntry.params),
    /** The number of cards that this history entry shows. Undefined while it shows only the first cards. */
    shownCount: listEntry.location.state?.shownCount,
    write,
  }
}
