import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { loadCaseStudiesOfService } from '#client/content/case-studies.ts'
import { capabilities, quote, technologyGroups } from '#client/content/services/mobile-app-development.ts'
import { mobileFigures } from '#client/content/services.ts'
import { paths } from '#client/navigation/paths.ts'
import { requestLocale, useLocale } from '#client/site/locale.ts'
import { CapabilityGrid } from '#client/site/sections/service/capability-grid.tsx'
import { FigureStrip } from '#client/site/sections/service/figure-strip.tsx'
import { ServicePage } from '#client/site/sections/service/service-page.tsx'
import { TechnologyTabs } from '#client/widgets/tabs/technology-tabs.tsx'
import { WideCaseStudyCards } from './wide-case-study-cards.tsx'

/** Loads the latest case studies of the service. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  loadCaseStudiesOfService(requestLocale(request), 'mobile_app')

/** The page of the service "mobile app development". */
export function Component() {
  const { t } = useTranslation('services')
  const locale = useLocale()
  const caseStudies = useLoaderData<typeof loader>()
  return (
    <ServicePage
      locale={locale}
      service="mobile_app"
      secondaryAction="caseStudies"
      quote={quote}
      capabilities={<CapabilityGrid locale={locale} capabilities={capabilities} />}
      caseStudies={<WideCaseStudyCards locale={locale} caseStudies={caseStudies} />}
      caseStudiesHref={paths.caseStudies(locale)}
      technologies={
        <TechnologyTabs locale={locale} label={t('pages.mobile_app.technologiesTitle')} groups={technologyGroups} />
      }
      closingFigures={
        <FigureStrip figures={mobileFigures.map(({ id, value }) => ({ value, label: t(`figures.${id}`) }))} />
      }
    />
  )
}
