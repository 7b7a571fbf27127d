import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { company } from '#client/content/company.ts'
import { paths } from '#client/navigation/paths.ts'
import { Head } from '#client/site/head.tsx'
import type { PageProps } from '#client/site/page.ts'

export function Page({ locale }: PageProps) {
  const { t } = useTranslation('not-found')
  return (
    <>
      <Head locale={locale} title={`${t('title')} · ${company.name}`} description={t('metaDescription')} noindex />
      <PageHero
        data-not-found
        image="/illustrations/hero-not-found.svg"
        title={t('title')}
        lead={t('lead')}
        actions={<Button href={paths.home(locale)}>{t('home')}</Button>}
      />
    </>
  )
}
