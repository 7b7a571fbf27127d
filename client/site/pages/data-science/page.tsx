import { capabilities, quote, technologies } from '#client/content/services/data-science.ts'
import { paths } from '#client/navigation/paths.ts'
import type { PageProps } from '#client/site/page.ts'
import { CaseStudyCards } from '#client/site/sections/case-study-cards.tsx'
import { CapabilityGrid } from '#client/site/sections/service/capability-grid.tsx'
import { HeroActions } from '#client/site/sections/service/hero-actions.tsx'
import { ServicePage } from '#client/site/sections/service/service-page.tsx'
import { TechnologyGrid } from '#client/site/sections/service/technology-grid.tsx'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'

export async function load({ locale }: Pick<PageProps, 'locale'>): Promise<CaseStudy[]> {
  const { loadLatestCaseStudies } = await import('#client/content/case-studies.ts')
  return loadLatestCaseStudies(locale, 'data_science')
}

export function Page({ locale, data }: PageProps<CaseStudy[]>) {
  return (
    <ServicePage
      locale={locale}
      service="data_science"
      heroActions={<HeroActions locale={locale} secondary="caseStudies" />}
      quote={quote}
      capabilities={<CapabilityGrid locale={locale} capabilities={capabilities} />}
      caseStudies={<CaseStudyCards locale={locale} caseStudies={data} />}
      caseStudiesHref={paths.caseStudies(locale, { service: 'data_science' })}
      technologies={<TechnologyGrid locale={locale} technologies={technologies} />}
    />
  )
}
