import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { Section } from '#client/components/section.tsx'
import type { Service } from '#client/content/case-study.ts'
import { company } from '#client/content/company.ts'
import type { CapabilityTile } from '#client/content/service.ts'
import { serviceIds, servicePaths } from '#client/content/services.ts'
import { Head } from '#client/routing/head.tsx'
import { paths } from '#client/routing/paths.ts'
import type { Locale } from '#contract/locale.ts'
import { CallToAction } from './call-to-action.tsx'
import { CapabilityGrid } from './capability-grid.tsx'

interface ServicePageProps {
  locale: Locale
  service: Service
  capabilities: readonly CapabilityTile[]
  /** The latest case studies of the service. */
  caseStudies: ReactNode
  technologies: ReactNode
}

/** The page of one service: what all have in common, with room for what is particular to one. */
export function ServicePage({ locale, service, capabilities, caseStudies, technologies }: ServicePageProps) {
  const { t } = useTranslation('services')
  return (
    <>
      <Head
        locale={locale}
        path={servicePaths[service]}
        title={`${t(`pages.${service}.title`)} · ${company.name}`}
        description={t(`pages.${service}.metaDescription`)}
      />
      <PageHero
        seed={serviceIds.indexOf(service) + 1}
        title={t(`pages.${service}.title`)}
        lead={t(`pages.${service}.lead`)}
        actions={<Button href={paths.contactUs(locale)}>{t('actions.talk')}</Button>}
      />
      <Section title={t(`pages.${service}.capabilitiesTitle`)}>
        <CapabilityGrid locale={locale} capabilities={capabilities} />
      </Section>
      <Section title={t(`pages.${service}.caseStudiesTitle`)}>{caseStudies}</Section>
      <Section title={t(`pages.${service}.technologiesTitle`)} tone="eggshell">
        {technologies}
      </Section>
      <CallToAction locale={locale} />
    </>
  )
}
