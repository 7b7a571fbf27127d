import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { loadCaseStudiesOfService } from '#client/content/case-studies.ts'
import { capabilities, quote, technologies } from '#client/content/services/software-development.ts'
import { companyFigures } from '#client/content/services.ts'
import { paths } from '#client/navigation/paths.ts'
import { requestLocale, useLocale } from '#client/site/locale.ts'
import { CaseStudyCards } from '#client/site/sections/case-study-cards.tsx'
import { FigureStrip } from '#client/site/sections/service/figure-strip.tsx'
import { ServicePage } from '#client/site/sections/service/service-page.tsx'
import { TechnologyGrid } from '#client/site/sections/service/technology-grid.tsx'
import { CapabilityGridOrAccordion } from './capability-grid-or-accordion.tsx'
import { ServiceProcess } from './service-process.tsx'

/** Loads the latest case studies of the service. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  loadCaseStudiesOfService(requestLocale(request), 'enterprise_software')

/** The page of the service "software development". */
export function Component() {
  const { t } = useTranslation('services')
  const locale = useLocale()
  const caseStudies = useLoaderData<typeof loader>()
  return (
    <ServicePage
      locale={locale}
      service="enterprise_software"
      secondaryAction="caseStudies"
      figures={
        <FigureStrip counting figures={companyFigures.map(({ id, value }) => ({ value, label: t(`figures.${id}`) }))} />
      }
      quote={quote}
      capabilities={<CapabilityGridOrAccordion locale={locale} capabilities={capabilities} />}
      process={<ServiceProcess />}
      caseStudies={<CaseStudyCards locale={locale} caseStudies={caseStudies} />}
      caseStudiesHref={paths.caseStudies(locale, { service: 'enterprise_software' })}
      technologies={<TechnologyGrid locale={locale} technologies={technologies} />}
    />
  )
}
