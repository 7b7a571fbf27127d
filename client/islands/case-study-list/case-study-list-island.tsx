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

/** The list of case studies with a router of its own, which keeps its filters in the address. */
export function CaseStudyListIsland(props: CaseStudyListIslandProps) {
  const list = <CaseStudyList {...props} />
  if (import.meta.env.SSR) return <StaticRouter location={paths.caseStudies(props.locale)}>{list}</StaticRouter>
  // Not as a transition: filters, number of cards and place of an entry have to change in one go.
  return <BrowserRouter useTransitions={false}>{list}</BrowserRouter>
}
