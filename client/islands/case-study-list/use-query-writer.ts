import { useContext, useLayoutEffect, useRef } from 'react'
import { type Location, UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'
import { splitLocale } from '#contract/addresses.ts'
import type { CaseStudyFilters } from './case-study-filters.ts'
import { listAddress, parseFilters } from './filter-query.ts'
import { isPresentEntry, mayWriteEntry } from './history-entry.ts'
import { useListLocation } from './use-list-location.ts'

/** As long as keys follow each other within it, the address waits: Safari refuses more than 100 changes in 30 seconds. */
const TYPING_PAUSE_MS = 400

/** Writes filters into the address, as a new history entry or, while typing, into the present one. */
export function useQueryWriter() {
  const { navigator } = useContext(NavigationContext)
  const location = useListLocation()
  /** Where the list is; after a step of its own at once, of which the router tells a moment later. */
  const here = useRef(location)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const postponed = useRef<() => void>(undefined)

  useLayoutEffect(() => {
    if (isPresentEntry(location)) here.current = location
  }, [location])

  const write = (how: 'push' | 'replace', filters: CaseStudyFilters, at: Location) => {
    const { locale } = splitLocale(at.pathname)
    const address = listAddress(locale, filters)
    if (!mayWriteEntry(at) || address === listAddress(locale, parseFilters(at.search))) return
    navigator[how](address + at.hash)
    const { pathname, search } = new URL(address, origin)
    here.current = { ...at, pathname, search, key: history.state.key }
  }

  /** Writes what still waits for a pause. */
  const flush = () => {
    clearTimeout(pause.current)
    pause.current = undefined
    postponed.current?.()
    postponed.current = undefined
  }

  const push = (filters: CaseStudyFilters) => {
    flush()
    write('push', filters, here.current)
  }

  const replace = (filters: CaseStudyFilters) => {
    const at = here.current
    if (pause.current === undefined) write('replace', filters, at)
    else postponed.current = () => write('replace', filters, at)
    clearTimeout(pause.current)
    pause.current = setTimeout(flush, TYPING_PAUSE_MS)
  }

  return { push, replace, flush }
}
