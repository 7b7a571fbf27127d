import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { paths } from '#client/navigation/paths.ts'
import { Head } from '#client/site/head.tsx'
import { useLocale } from '#client/site/locale.ts'
import { Exits } from './exits.tsx'

/** The page at all addresses that the site does not have. */
export function Component() {
  const { t } = useTranslation('not-found')
  const locale = useLocale()
  return (
    <>
      <Head hasAddress={false} title={t('title')} description={t('metaDescription')} noindex />
      <PageHero
        data-not-found
        image="/illustrations/hero-not-found.svg"
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button variant="hero" href={paths.home(locale)}>
            {t('home')}
          </Button>
        }
      />
      <Exits />
    </>
  )
}
