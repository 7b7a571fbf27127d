import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { Section } from '#client/components/section.tsx'
import { company } from '#client/content/company.ts'
import { servicePictureUrl } from '#client/content/service-picture.ts'
import type { ServiceQuote } from '#client/content/service-types.ts'
import { Head } from '#client/site/head.tsx'
import { CallToAction } from '#client/site/sections/call-to-action.tsx'
import type { Locale, Service } from '#contract/addresses.ts'
import { CustomerBand } from './customer-band.tsx'
import { HeroActions } from './hero-actions.tsx'
import pigments from './pigment.module.css'
import { PromiseLink } from './promise-link.tsx'
import { serviceLooks } from './service-look.ts'

interface ServicePageProps {
  locale: Locale
  service: Service
  /** The target of the second button in the hero. */
  secondaryAction: 'estimate' | 'caseStudies'
  /** Numbers below the hero. */
  figures?: ReactNode
  capabilities: ReactNode
  /** A client's quote about the service. */
  quote: ServiceQuote
  /** The steps of a project. */
  process?: ReactNode
  caseStudies: ReactNode
  /** The address of the list of all case studies of the service. */
  caseStudiesHref?: string
  technologies: ReactNode
  /** Numbers above the closing call to action. */
  closingFigures?: ReactNode
}

/** The page of a service. The props are the parts that differ between services. */
export function ServicePage({ locale, service, secondaryAction, quote, caseStudiesHref, ...parts }: ServicePageProps) {
  const { t } = useTranslation('services')
  const look = serviceLooks[service]
  return (
    <>
      <Head title={t(`pages.${service}.title`)} description={t(`pages.${service}.metaDescription`, company.figures)} />
      <PageHero
        image={servicePictureUrl(service)}
        title={t(`pages.${service}.title`)}
        lead={t(`pages.${service}.lead`)}
        actions={<HeroActions locale={locale} secondaryAction={secondaryAction} />}
      />
      {parts.figures}
      <PromiseLink locale={locale} />
      <Section title={t(`pages.${service}.capabilitiesTitle`)} lead={t(`pages.${service}.capabilitiesLead`)}>
        {parts.capabilities}
      </Section>
      <CustomerBand locale={locale} service={service} quote={quote} />
      {parts.process}
      <Section
        tone={look.caseStudies}
        title={t(`pages.${service}.caseStudiesTitle`)}
        action={
          caseStudiesHref && (
            <Button href={caseStudiesHref} variant="outline">
              {t('caseStudies.viewAll')}
            </Button>
          )
        }
      >
        {parts.caseStudies}
      </Section>
      <Section
        title={t(`pages.${service}.technologiesTitle`)}
        lead={t(`pages.${service}.technologiesLead`)}
        tone={look.technologies}
      >
        <div className={pigments[service]}>{parts.technologies}</div>
      </Section>
      {parts.closingFigures}
      <CallToAction locale={locale} broken="laptop" />
    </>
  )
}
