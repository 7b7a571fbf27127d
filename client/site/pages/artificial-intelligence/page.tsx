import type { CaseStudyCard } from '#client/content/case-study.ts'
import { capabilities, quote, technologyGroups } from '#client/content/services/artificial-intelligence.ts'
import type { PageProps } from '#client/site/page.ts'
import { CaseStudyCards } from '#client/site/sections/case-study-cards.tsx'
import { CapabilityGrid } from '#client/site/sections/service/capability-grid.tsx'
import { HeroActions } from '#client/site/sections/service/hero-actions.tsx'
import { ServicePage } from '#client/site/sections/service/service-page.tsx'
import { TechnologyColumns } from '#client/site/sections/service/technology-columns.tsx'

export async function load({ locale }: Pick<PageProps, 'locale'>): Promise<CaseStudyCard[]> {
  const { loadLatestCaseStudyCards } = await import('#client/content/case-study-cards.ts')
  return loadLatestCaseStudyCards(locale, 'ai')
}

export function Page({ locale, data }: PageProps<CaseStudyCard[]>) {
  return (
    <ServicePage
      locale={locale}
      service="ai"
      heroActions={<HeroActions locale={locale} secondary="estimate" />}
      quote={quote}
      capabilities={<CapabilityGrid locale={locale} capabilities={capabilities} />}
      caseStudies={<CaseStudyCards locale={locale} caseStudies={data} />}
      technologies={<TechnologyColumns locale={locale} groups={technologyGroups} />}
    />
  )
}
