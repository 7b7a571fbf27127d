import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { Section } from '#client/components/section.tsx'
import { paths } from '#client/navigation/paths.ts'
import { CaseStudyCards } from '#client/site/sections/case-study-cards.tsx'
import type { Locale } from '#contract/addresses.ts'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'

interface CaseStudyNotFoundProps {
  locale: Locale
  latest: readonly CaseStudy[]
}

/** Says that there is no such case study, and offers the latest and the list. */
export function CaseStudyNotFound({ locale, latest }: CaseStudyNotFoundProps) {
  const { t } = useTranslation('case-studies')
  return (
    <>
      <PageHero
        seed={10}
        title={t('notFound.title')}
        lead={t('notFound.lead')}
        actions={<Button href={paths.caseStudies(locale)}>{t('notFound.back')}</Button>}
      />
      <Section title={t('notFound.latest')}>
        <CaseStudyCards locale={locale} caseStudies={latest} />
      </Section>
    </>
  )
}
