import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { Section } from '#client/components/section.tsx'
import { type CaseStudyListItem, loadCaseStudyList } from '#client/content/case-study-list.ts'
import { company } from '#client/content/company.ts'
import { CaseStudyList } from '#client/islands/case-study-list/case-study-list.tsx'
import { Island } from '#client/islands/island.tsx'
import { paths } from '#client/navigation/paths.ts'
import { Head } from '#client/site/head.tsx'
import type { PageProps } from '#client/site/page.ts'
import { caseStudyListJsonLd } from './case-study-list-json-ld.ts'

export const load = ({ locale }: Pick<PageProps, 'locale'>): Promise<CaseStudyListItem[]> => loadCaseStudyList(locale)

export function Page({ locale, data }: PageProps<CaseStudyListItem[]>) {
  const { t } = useTranslation('case-studies')
  return (
    <>
      <Head
        locale={locale}
        path="/case-studies"
        title={`${t('list.title')} · ${company.name}`}
        description={t('list.metaDescription')}
        jsonLd={caseStudyListJsonLd(locale, data)}
      />
      <PageHero
        compact
        image="/illustrations/hero-case-studies.svg"
        title={t('list.title')}
        lead={t('list.lead')}
        actions={<Button href={paths.contactUs(locale)}>{t('list.contact')}</Button>}
      />
      <Section tight>
        <h2 className="visually-hidden">{t('list.cardsTitle')}</h2>
        <Island name="case-study-list" props={{ locale }}>
          <CaseStudyList locale={locale} caseStudies={data} />
        </Island>
      </Section>
    </>
  )
}
