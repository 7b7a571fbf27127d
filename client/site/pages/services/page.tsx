import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { Section } from '#client/components/section.tsx'
import { company } from '#client/content/company.ts'
import { paths } from '#client/navigation/paths.ts'
import { Head } from '#client/site/head.tsx'
import type { PageProps } from '#client/site/page.ts'
import { CallToAction } from '#client/site/sections/call-to-action.tsx'
import { PromiseBand } from '#client/site/sections/service/promise-band.tsx'
import type { Service } from '#contract/addresses.ts'
import { BenefitTiles } from './benefit-tiles.tsx'
import { ServiceCards } from './service-cards.tsx'
import { WhyCards } from './why-cards.tsx'

type CapabilityTitles = Record<Service, string[]>

export async function load({ locale }: Pick<PageProps, 'locale'>): Promise<CapabilityTitles> {
  const { loadCapabilityTitles } = await import('#client/content/service-capabilities.ts')
  return loadCapabilityTitles(locale)
}

export function Page({ locale, data: capabilities }: PageProps<CapabilityTitles>) {
  const { t } = useTranslation('services')
  return (
    <>
      <Head
        locale={locale}
        path="/services"
        title={`${t('overview.title')} · ${company.name}`}
        description={t('overview.metaDescription', company.figures)}
      />
      <PageHero
        image="/illustrations/hero-services.svg"
        title={t('overview.title')}
        lead={t('overview.lead')}
        actions={
          <>
            <Button variant="hero" href={paths.contactUs(locale)}>
              {t('actions.talk')}
            </Button>
            <Button href={paths.caseStudies(locale)} variant="outline">
              {t('actions.caseStudies')}
            </Button>
          </>
        }
      />
      <ServiceCards locale={locale} capabilities={capabilities} />
      <PromiseBand />
      <WhyCards />
      <Section
        title={t('overview.benefitsTitle')}
        lead={t('overview.benefitsLead')}
        action={
          <Button href={paths.howWeWork(locale)} variant="outline">
            {t('actions.howWeWork')}
          </Button>
        }
      >
        <BenefitTiles />
      </Section>
      <CallToAction locale={locale} />
    </>
  )
}
