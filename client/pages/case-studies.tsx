import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { Section } from '#client/components/section.tsx'
import type { CaseStudyCard } from '#client/content/case-study.ts'
import { company } from '#client/content/company.ts'
import { CaseStudyCards } from '#client/features/case-studies/case-study-cards.tsx'
import { Head } from '#client/routing/head.tsx'
import type { PageProps } from '#client/routing/page.ts'
import { paths } from '#client/routing/paths.ts'

export async function load({ locale }: Pick<PageProps, 'locale'>): Promise<CaseStudyCard[]> {
  const { loadCaseStudyCards } = await import('#client/content/case-study-cards.ts')
  return loadCaseStudyCards(locale)
}

export function Page({ locale, data }: PageProps<CaseStudyCard[]>) {
  const { t } = useTranslation('case-studies')
  return (
    <>
      <Head
        locale={locale}
        path="/case-studies"
        title={`${t('list.title')} · ${company.name}`}
        description={t('list.metaDescription')}
      />
      <PageHero
        seed={11}
        title={t('list.title')}
        lead={t('list.lead')}
        actions={<Button href={paths.contactUs(locale)}>{t('list.contact')}</Button>}
      />
      <Section title={t('list.cardsTitle')}>
        <CaseStudyCards locale={locale} caseStudies={data} />
      </Section>
    </>
  )
}
