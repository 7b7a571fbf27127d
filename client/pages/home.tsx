import { useTranslation } from 'react-i18next'
import { Section } from '#client/components/section.tsx'
import { company } from '#client/content/company.ts'
import { HOME_CASE_STUDIES } from '#client/content/home.ts'
import { ContactCards } from '#client/features/contact/contact-cards.tsx'
import { HomeHero } from '#client/features/home/home-hero.tsx'
import { HydrateWhenNear } from '#client/features/home/hydrate-when-near.tsx'
import { organizationData } from '#client/features/home/organization-data.ts'
import { ServiceOverview } from '#client/features/home/service-overview.tsx'
import type { Story } from '#client/features/home/story.ts'
import { WhyChooseUs } from '#client/features/home/why-choose-us.tsx'
import { Head } from '#client/routing/head.tsx'
import type { PageProps } from '#client/routing/page.ts'

// What stands far below is taken over when it comes near; the contact form brings Mantine and zod along.
const loadSuccessStories = async () => (await import('#client/features/home/success-stories.tsx')).SuccessStories
const loadTestimonials = async () => (await import('#client/features/testimonials/testimonials.tsx')).Testimonials
const loadContactSection = async () => (await import('#client/features/contact/contact-section.tsx')).ContactSection

export async function load({ locale }: Pick<PageProps, 'locale'>): Promise<Story[]> {
  const { loadCaseStudyCards } = await import('#client/content/case-study-cards.ts')
  const cards = await loadCaseStudyCards(locale)
  const { storyOf } = await import('#client/features/home/story.ts')
  return HOME_CASE_STUDIES.flatMap((home) => cards.find(({ slug }) => slug === home) ?? []).map(storyOf)
}

export function Page({ locale, data: stories }: PageProps<Story[]>) {
  const { t } = useTranslation('home')
  const { t: tForm } = useTranslation('form')
  return (
    <>
      <Head
        locale={locale}
        path="/"
        title={t('metaTitle')}
        description={t('metaDescription', { founded: company.founded })}
        jsonLd={organizationData(locale)}
      />
      <HomeHero locale={locale} />
      <WhyChooseUs locale={locale} />
      <HydrateWhenNear load={loadSuccessStories} props={{ locale, stories }} />
      <ServiceOverview locale={locale} />
      <HydrateWhenNear load={loadTestimonials} props={{ locale }} />
      <HydrateWhenNear load={loadContactSection} props={{ locale }} />
      <Section title={tForm('cards.title')} tone="eggshell">
        <ContactCards locale={locale} />
      </Section>
    </>
  )
}
