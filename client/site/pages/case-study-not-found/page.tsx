import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { Button } from '#client/components/button.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { Section } from '#client/components/section.tsx'
import { loadCaseStudies } from '#client/content/case-studies.ts'
import { paths } from '#client/navigation/paths.ts'
import { Head } from '#client/site/head.tsx'
import { requestLocale, useLocale } from '#client/site/locale.ts'
import { CaseStudyCards } from '#client/site/sections/case-study-cards.tsx'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'

/** Number of case studies that the page offers instead of the missing one. */
const LATEST_COUNT = 3

/** Loads the latest case studies. */
export async function loader({ request }: LoaderFunctionArgs): Promise<CaseStudy[]> {
  return (await loadCaseStudies(requestLocale(request))).slice(0, LATEST_COUNT)
}

/**
 * The page at the address of a case study that the site does not have. It offers the latest case studies and a link to
 * the list.
 */
export function Component() {
  const { t } = useTranslation('case-studies')
  const locale = useLocale()
  const latest = useLoaderData<typeof loader>()
  return (
    <>
      <Head hasAddress={false} title={t('notFound.title')} description={t('notFound.lead')} noindex />
      <PageHero
        image="/illustrations/hero-not-found.svg"
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
