import { BrowserRouter } from 'react-router-dom'
import type { CaseStudyListItem } from '#client/content/case-study-list.ts'
import type { Locale } from '#contract/addresses.ts'
import { CaseStudyList } from './case-study-list.tsx'
import { useKeptPlace } from './use-kept-place.ts'

interface CaseStudyListIslandProps {
  locale: Locale
  caseStudies: readonly CaseStudyListItem[]
}

/** The list of case studies with a router of its own: its filters are steps in the browser's history. */
export function CaseStudyListIsland(props: CaseStudyListIslandProps) {
  return (
    <BrowserRouter>
      <List {...props} />
    </BrowserRouter>
  )
}

function List(props: CaseStudyListIslandProps) {
  useKeptPlace()
  return <CaseStudyList {...props} />
}
