import { capabilities, quote, technologyGroups } from '#client/content/services/web-development.ts'
import { paths } from '#client/navigation/paths.ts'
import type { PageProps } from '#client/site/page.ts'
import { CaseStudyCards } from '#client/site/sections/case-study-cards.tsx'
import { CapabilityGrid } from '#client/site/sections/service/capability-grid.tsx'
import { HeroActions } from '#client/site/sections/service/hero-actions.tsx'
import { ServicePage } from '#client/site/sections/service/service-page.tsx'
import { TechnologyColumns } from '#client/site/sections/service/technology-columns.tsx'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'

export async function load({ locale }: Pick<PageProps, 'locale'>): Promise<CaseStudy[]> {
  const { loadLatestCaseStudies } = await import('#client/content/case-studies.ts')
  return loadLatestCaseStudies(locale, 'web_dev')
}

export function Page({ locale, data }: PageProps<CaseStudy[]>) {
  return (
    <ServicePage
      locale={locale}
      service="web_dev"
      heroActions={<HeroActions locale={locale} secondary="estimate" />}
      quote={quote}
      capabilities={<CapabilityGrid locale={locale} capabilities={capabilities} />}
      caseStudies={<CaseStudyCards locale={locale} caseStudies={data} />}
      caseStudiesHref={paths.caseStudies(locale, { service: 'web_dev' })}
      technologies={<TechnologyColumns locale={locale} groups={technologyGroups} />}
    />
  )
}
