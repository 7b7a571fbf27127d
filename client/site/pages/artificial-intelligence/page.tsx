import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { loadCaseStudiesOfService } from '#client/content/case-studies.ts'
import { capabilities, quote, technologyGroups } from '#client/content/services/artificial-intelligence.ts'
import { requestLocale, useLocale } from '#client/site/locale.ts'
import { CaseStudyCards } from '#client/site/sections/case-study-cards.tsx'
import { CapabilityGrid } from '#client/site/sections/service/capability-grid.tsx'
import { ServicePage } from '#client/site/sections/service/service-page.tsx'
import { TechnologyGroups } from '#client/site/sections/service/technology-groups.tsx'

/** Loads the latest case studies of the service. */
export const loader = ({ request }: LoaderFunctionArgs) => loadCaseStudiesOfService(requestLocale(request), 'ai')

/** The page of the service "artificial intelligence". */
export function Component() {
  const locale = useLocale()
  const caseStudies = useLoaderData<typeof loader>()
  return (
    <ServicePage
      locale={locale}
      service="ai"
      secondaryAction="estimate"
      quote={quote}
      capabilities={<CapabilityGrid locale={locale} capabilities={capabilities} />}
      caseStudies={<CaseStudyCards locale={locale} caseStudies={caseStudies} />}
      technologies={<TechnologyGroups locale={locale} groups={technologyGroups} />}
    />
  )
}
