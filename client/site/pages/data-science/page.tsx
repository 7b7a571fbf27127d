import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { loadCaseStudiesOfService } from '#client/content/case-studies.ts'
import { capabilities, quote, technologies } from '#client/content/services/data-science.ts'
import { paths } from '#client/navigation/paths.ts'
import { requestLocale, useLocale } from '#client/site/locale.ts'
import { CaseStudyCards } from '#client/site/sections/case-study-cards.tsx'
import { CapabilityGrid } from '#client/site/sections/service/capability-grid.tsx'
import { ServicePage } from '#client/site/sections/service/service-page.tsx'
import { TechnologyGrid } from '#client/site/sections/service/technology-grid.tsx'

/** Loads the latest case studies of the service. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  loadCaseStudiesOfService(requestLocale(request), 'data_science')

/** The page of the service "data science". */
export function Component() {
  const locale = useLocale()
  const caseStudies = useLoaderData<typeof loader>()
  return (
    <ServicePage
      locale={locale}
      service="data_science"
      secondaryAction="caseStudies"
      quote={quote}
      capabilities={<CapabilityGrid locale={locale} capabilities={capabilities} />}
      caseStudies={<CaseStudyCards locale={locale} caseStudies={caseStudies} />}
      caseStudiesHref={paths.caseStudies(locale, { service: 'data_science' })}
      technologies={<TechnologyGrid locale={locale} technologies={technologies} />}
    />
  )
}
