import { useTranslation } from 'react-i18next'
import { PageHero } from '#client/components/page-hero.tsx'
import { Island } from '#client/islands/island.tsx'
import { SubmissionList } from '#client/islands/outbox/submission-list.tsx'
import { Head } from '#client/site/head.tsx'
import { useLocale } from '#client/site/locale.ts'
import { HowItWorks } from './how-it-works.tsx'

/** The outbox: all submissions on this device. */
export function Component() {
  const { t } = useTranslation('outbox')
  const locale = useLocale()
  return (
    <>
      <Head title={t('title')} description={t('metaDescription')} noindex />
      <PageHero compact image="/illustrations/hero-outbox.svg" title={t('title')} lead={t('lead')} />
      <Island name="submission-list" props={{ locale }}>
        <SubmissionList locale={locale} />
      </Island>
      <HowItWorks />
    </>
  )
}
