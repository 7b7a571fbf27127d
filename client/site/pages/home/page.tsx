import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { loadCaseStudies } from '#client/content/case-studies.ts'
import { company } from '#client/content/company.ts'
import { HOME_CASE_STUDIES } from '#client/content/home.ts'
import { organizationJsonLd } from '#client/content/organization-json-ld.ts'
import { ContactSection } from '#client/islands/contact-form/contact-section.tsx'
import { Island } from '#client/islands/island.tsx'
import { Head } from '#client/site/head.tsx'
import { requestLocale, useLocale } from '#client/site/locale.ts'
import { ContactCards } from '#client/site/sections/contact-cards.tsx'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'
import { HiringStrip } from './hiring-strip.tsx'
import { HomeHero } from './home-hero.tsx'
import { ServiceOverview } from './service-overview.tsx'
import { SuccessStories } from './success-stories.tsx'
import { Testimonials } from './testimonials.tsx'
import { WhyChooseUs } from './why-choose-us.tsx'

/** Loads the case studies that the home page shows. */
export async function loader({ request }: LoaderFunctionArgs): Promise<CaseStudy[]> {
  const caseStudies = await loadCaseStudies(requestLocale(request))
  return HOME_CASE_STUDIES.flatMap((home) => caseStudies.find(({ slug }) => slug === home) ?? [])
}

/** The home page. */
export function Component() {
  const { t } = useTranslation('home')
  const locale = useLocale()
  const caseStudies = useLoaderData<typeof loader>()
  return (
    <>
      <Head
        title={t('metaTitle')}
        description={t('metaDescription', { founded: company.founded })}
        jsonLd={{ '@context': 'https://schema.org', ...organizationJsonLd(locale) }}
      />
      <HomeHero locale={locale} />
      <WhyChooseUs locale={locale} />
      <SuccessStories locale={locale} caseStudies={caseStudies} />
      <ServiceOverview locale={locale} />
      <Testimonials />
      <HiringStrip locale={locale} />
      <Island name="contact-section" props={{ locale }}>
        <ContactSection locale={locale} />
      </Island>
      <ContactCards locale={locale} tone="eggshell" />
    </>
  )
}
