import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { Section } from '#client/components/section.tsx'
import { loadCaseStudies } from '#client/content/case-studies.ts'
import { company } from '#client/content/company.ts'
import { HOME_CASE_STUDIES } from '#client/content/home.ts'
import { ContactSection } from '#client/islands/contact-form/contact-section.tsx'
import { Island } from '#client/islands/island.tsx'
import { Head } from '#client/site/head.tsx'
import { requestLocale, useLocale } from '#client/site/locale.ts'
import { ContactCards } from '#client/site/sections/contact-cards.tsx'
import { HiringStrip } from './hiring-strip.tsx'
import { HomeHero } from './home-hero.tsx'
import { organizationData } from './organization-data.ts'
import { ServiceOverview } from './service-overview.tsx'
import { type Story, storyOf } from './story.ts'
import { SuccessStories } from './success-stories.tsx'
import { Testimonials } from './testimonials.tsx'
import { WhyChooseUs } from './why-choose-us.tsx'

export async function loader({ request }: LoaderFunctionArgs): Promise<Story[]> {
  const cards = await loadCaseStudies(requestLocale(request))
  return HOME_CASE_STUDIES.flatMap((home) => cards.find(({ slug }) => slug === home) ?? []).map(storyOf)
}

export function Component() {
  const { t } = useTranslation('home')
  const { t: tForm } = useTranslation('form')
  const locale = useLocale()
  const stories = useLoaderData<typeof loader>()
  return (
    <>
      <Head
        title={t('metaTitle')}
        description={t('metaDescription', { founded: company.founded })}
        jsonLd={organizationData(locale)}
      />
      <HomeHero locale={locale} />
      <WhyChooseUs locale={locale} />
      <HiringStrip locale={locale} />
      <SuccessStories locale={locale} stories={stories} />
      <ServiceOverview locale={locale} />
      <Testimonials />
      <Island name="contact-section" props={{ locale }}>
        <ContactSection locale={locale} />
      </Island>
      <Section title={tForm('cards.title')} tone="eggshell">
        <ContactCards locale={locale} />
      </Section>
    </>
  )
}
