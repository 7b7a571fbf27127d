import { BrowserRouter, StaticRouter } from 'react-router-dom'
import type { CaseStudyListItem } from '#client/content/case-study-list.ts'
import { paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import { CaseStudyList } from './case-study-list.tsx'

interface CaseStudyListIslandProps {
  locale: Locale
  /** All case studies, the latest first. */
  caseStudies: readonly CaseStudyListItem[]
}

/** The list of case studies with its own router, which keeps the filters in the address. */
export function CaseStudyListIsland(props: CaseStudyListIslandProps) {
  const list = <CaseStudyList {...props} />
  if (import.meta.env.SSR) return <StaticRouter location={paths.caseStudies(props.locale)}>{list}</StaticRouter>
  // React transitions are off, because they would delay the rendering: the filters, the number of cards and the scroll
  // position of a history entry have to change together.
  return <BrowserRouter useTransitions={false}>{list}</BrowserRouter>
}
