import { useEffect, useRef } from 'react'
import type { CaseStudyListItem } from '#client/content/case-study-list.ts'
import { type CaseStudyFilters, matchesFilters } from './case-study-filters.ts'
import { CASE_LIST_PAGE_SIZE, CASE_LIST_STEP } from './shown-count.ts'
import { useListState } from './use-list-state.ts'
import { useQueryWriter } from './use-query-writer.ts'
import { useRestoredPlace } from './use-restored-place.ts'

/** The behaviour of the list of case studies (specification §4): filters, what they leave, how much of it is shown. */
export function useCaseStudyList(caseStudies: readonly CaseStudyListItem[]) {
  const form = useRef<HTMLFormElement>(null)
  const [list, setList] = useListState(form)
  const query = useQueryWriter()
  const isReady = list.location !== undefined
  useRestoredPlace(isReady)
  // What was chosen before the script was there is not in the address yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; later changes write themselves
  useEffect(() => {
    if (isReady) query.replace(list.filters)
  }, [isReady])

  const filter = (filters: CaseStudyFilters) => setList({ ...list, filters, shownCount: CASE_LIST_PAGE_SIZE })
  const found = caseStudies.filter((caseStudy) => matchesFilters(caseStudy, list.filters))
  return {
    form,
    filters: list.filters,
    /** False until the served HTML, which shows the first of all, has been taken over. */
    isReady,
    found,
    shown: found.slice(0, list.shownCount),
    /** A choice is a step that Back undoes. */
    choose(choice: Partial<CaseStudyFilters>) {
      const filters = { ...list.filters, ...choice }
      filter(filters)
      query.push(filters)
    },
    type(search: string) {
      const filters = { ...list.filters, search }
      filter(filters)
      query.replace(filters)
    },
    /** Nothing more is typed for now: the address shall say what is in the box. */
    settle: query.flush,
    showMore: () => setList({ ...list, shownCount: list.shownCount + CASE_LIST_STEP }),
  }
}
