import { useTranslation } from 'react-i18next'
import { PageHero } from '#client/components/page-hero.tsx'
import { Island } from '#client/islands/island.tsx'
import { SubmissionList } from '#client/islands/outbox/submission-list.tsx'
import { Head } from '#client/site/head.tsx'
import type { PageProps } from '#client/site/page.ts'
import { HowItWorks } from './how-it-works.tsx'

export function Page({ locale }: PageProps) {
  const { t } = useTranslation('outbox')
  return (
    <>
      <Head locale={locale} path="/outbox" title={`${t('title')} · Lát`} description={t('metaDescription')} noindex />
      <PageHero title={t('title')} lead={t('lead')} seed={8} />
      <Island name="submission-list" props={{ locale }}>
        <SubmissionList locale={locale} />
      </Island>
      <HowItWorks />
    </>
  )
}
