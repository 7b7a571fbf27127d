import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { Button } from '#client/components/button.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { Section } from '#client/components/section.tsx'
import { company } from '#client/content/company.ts'
import { loadCapabilityTitles } from '#client/content/service-capabilities.ts'
import { paths } from '#client/navigation/paths.ts'
import { Head } from '#client/site/head.tsx'
import { requestLocale, useLocale } from '#client/site/locale.ts'
import { CallToAction } from '#client/site/sections/call-to-action.tsx'
import { PromiseBand } from '#client/site/sections/service/promise-band.tsx'
import { BenefitTiles } from './benefit-tiles.tsx'
import { ServiceCards } from './service-cards.tsx'
import { WhyCards } from './why-cards.tsx'

/** Loads the titles of all services' capabilities. */
export const loader = ({ request }: LoaderFunctionArgs) => loadCapabilityTitles(requestLocale(request))

/** The overview of all services. */
export function Component() {
  const { t } = useTranslation('services')
  const locale = useLocale()
  const capabilities = useLoaderData<typeof loader>()
  return (
    <>
      <Head title={t('overview.title')} description={t('overview.metaDescription', company.figures)} />
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
