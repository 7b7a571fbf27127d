import { useState } from 'react'
import { type Location, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import type { Locale } from '#contract/addresses.ts'
import type { CaseStudyFilters } from './case-study-filters.ts'
import { listAddress, parseFilters } from './filter-query.ts'
import { mayWriteHistory } from './may-write-history.ts'

interface WriteOptions {
  /** Changes the present history entry; else there is a new one, which Back undoes. */
  replace: boolean
  shownCount?: number
}

/**
 * The list's address: its filters, and what its history entry holds besides. The document may show another page in the place of the list's
 * and keep the list for Back (`client/navigation/`); the addresses of other pages are ignored.
 */
export function useListAddress(locale: Locale) {
  const location: Location<{ shownCount?: number } | null> = useLocation()
  const [params] = useSearchParams()
  const isBack = useNavigationType() === 'POP'
  const navigate = useNavigate()
  const [own, setOwn] = useState({ location, params, arrival: location })

  // While rendering, not in an effect: the list has to have its full length before the page is scrolled to its place.
  if (location !== own.location && location.pathname === own.location.pathname) {
    setOwn({ location, params, arrival: isBack ? location : own.arrival })
  }

  /** Writes the filters, and the number of cards, into the address; does nothing when the address has these filters already. */
  const write = (filters: CaseStudyFilters, { replace, shownCount }: WriteOptions) => {
    if (!mayWriteHistory(own.location.pathname)) return
    const address = listAddress(locale, filters)
    const present = listAddress(locale, parseFilters(new URLSearchParams(globalThis.location.search)))
    if (address === present && shownCount === undefined) return
    // `setSearchParams` would drop the hash.
    navigate(address + globalThis.location.hash, { replace, state: shownCount === undefined ? null : { shownCount } })
  }

  return {
    location: own.location,
    /** The entry that the visitor has arrived at last, by loading the page, Back or Forward: not by a filter. */
    arrival: own.arrival,
    filters: parseFilters(own.params),
    /** The number of cards that this entry has shown; undefined while it is the first ones only. */
    shownCount: own.location.state?.shownCount,
    write,
  }
}
