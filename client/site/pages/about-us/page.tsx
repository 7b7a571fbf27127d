import { useTranslation } from 'react-i18next'
import { PageHero } from '#client/components/page-hero.tsx'
import { aboutFacts } from '#client/content/about.ts'
import { Head } from '#client/site/head.tsx'
import { useLocale } from '#client/site/locale.ts'
import { AddressSection } from '#client/site/sections/address-section.tsx'
import { CallToAction } from '#client/site/sections/call-to-action.tsx'
import { AboutText } from './about-text.tsx'
import { People } from './people.tsx'

/** The page about the company: its story, its founders, its address, and an invitation to talk. */
export function Component() {
  const { t } = useTranslation('about')
  const locale = useLocale()
  return (
    <>
      <Head title={t('title')} description={t('metaDescription', aboutFacts)} />
      <PageHero image="/illustrations/hero-about-us.svg" title={t('title')} lead={t('lead')} />
      <AboutText />
      <People />
      <AddressSection locale={locale} />
      <CallToAction locale={locale} />
    </>
  )
}
