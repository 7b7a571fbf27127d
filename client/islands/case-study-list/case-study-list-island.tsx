import { BrowserRouter, StaticRouter } from 'react-router-dom'
import { paths } from '#client/navigation/paths.ts'
import { CaseStudyList, type CaseStudyListProps } from './case-study-list.tsx'

/** The list of case studies with its own router, which keeps the filters in the address. */
export function CaseStudyListIsland(props: CaseStudyListProps) {
  const list = <CaseStudyList {...props} />
  if (import.meta.env.SSR) return <StaticRouter location={paths.caseStudies(props.locale)}>{list}</StaticRouter>
  // React transitions are off, because they would delay the rendering: the filters, the number of cards and the scroll
  // position of a history entry have to change together.
  return <BrowserRouter useTransitions={false}>{list}</BrowserRouter>
}
