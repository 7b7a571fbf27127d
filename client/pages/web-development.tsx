import type { CaseStudyCard } from '#client/content/case-study.ts'
import { capabilities } from '#client/content/services/web-development.ts'
import { CaseStudyCards } from '#client/features/case-studies/case-study-cards.tsx'
import { ServicePage } from '#client/features/services/service-page.tsx'
import type { PageProps } from '#client/routing/page.ts'

export async function load({ locale }: Pick<PageProps, 'locale'>): Promise<CaseStudyCard[]> {
  const { loadLatestCaseStudyCards } = await import('#client/content/case-study-cards.ts')
  return loadLatestCaseStudyCards(locale, 'web_dev')
}

export function Page({ locale, data }: PageProps<CaseStudyCard[]>) {
  return (
    <ServicePage
      locale={locale}
      service="web_dev"
      capabilities={capabilities}
      caseStudies={<CaseStudyCards locale={locale} caseStudies={data} columns="three" />}
      technologies={null}
    />
  )
}
