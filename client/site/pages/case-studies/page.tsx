import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { Button } from '#client/components/button.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { Section } from '#client/components/section.tsx'
import { loadCaseStudyList } from '#client/content/case-study-list.ts'
import { CaseStudyListIsland } from '#client/islands/case-study-list/case-study-list-island.tsx'
import { Island } from '#client/islands/island.tsx'
import { paths } from '#client/navigation/paths.ts'
import { Head } from '#client/site/head.tsx'
import { requestLocale, useLocale } from '#client/site/locale.ts'
import { OwnCaseCall } from '#client/site/sections/own-case-call.tsx'

/** Loads what the list shows of each case study. */
export const loader = ({ request }: LoaderFunctionArgs) => loadCaseStudyList(requestLocale(request))

/** The list of all case studies with its filters. */
export function Component() {
  const { t } = useTranslation('case-studies')
  const locale = useLocale()
  const caseStudies = useLoaderData<typeof loader>()
  return (
    <>
      <Head title={t('list.title')} description={t('list.metaDescription')} />
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
          <CaseStudyListIsland locale={locale} caseStudies={caseStudies} />
        </Island>
      </Section>
      <OwnCaseCall locale={locale} />
    </>
  )
}
