import { useContext, useRef } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'
import type { CaseStudyFilters } from './case-study-filters.ts'
import { filterQuery, parseFilters } from './filter-query.ts'

/** As long as keys follow each other within it, the address waits: Safari refuses more than 100 changes in 30 seconds. */
const TYPING_PAUSE_MS = 400

/** Writes filters into the address, as a new history entry or, while typing, into the present one. */
export function useQueryWriter() {
  const { navigator } = useContext(NavigationContext)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const postponed = useRef<() => void>(undefined)

  const write = (how: 'push' | 'replace', filters: CaseStudyFilters) => {
    const { pathname, search, hash } = location
    const query = filterQuery(filters)
    // `keepScroll`: no part of the page is jumped to, and the list knows its own doing by it.
    if (query !== filterQuery(parseFilters(search))) navigator[how](pathname + query + hash, { keepScroll: true })
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
    write('push', filters)
  }

  const replace = (filters: CaseStudyFilters) => {
    if (pause.current === undefined) write('replace', filters)
    else {
      const entry = history.state?.key
      // The visitor may have gone to another entry meanwhile.
      postponed.current = () => history.state?.key === entry && write('replace', filters)
    }
    clearTimeout(pause.current)
    pause.current = setTimeout(flush, TYPING_PAUSE_MS)
  }

  return { push, replace, flush }
}
