import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Card, CardGrid } from '#client/components/card-grid.tsx'
import { FigureBand } from '#client/components/figure-band.tsx'
import { Section } from '#client/components/section.tsx'
import type { CaseStudyCard } from '#client/content/case-study.ts'
import { company } from '#client/content/company.ts'
import { HOME_CASE_STUDIES } from '#client/content/home.ts'
import { CaseStudyCards } from '#client/features/case-studies/case-study-cards.tsx'
import { ContactCards } from '#client/features/contact/contact-cards.tsx'
import { HomeHero } from '#client/features/home/home-hero.tsx'
import { HydrateWhenNear } from '#client/features/home/hydrate-when-near.tsx'
import { organizationData } from '#client/features/home/organization-data.ts'
import { ServiceOverview } from '#client/features/home/service-overview.tsx'
import { Head } from '#client/routing/head.tsx'
import type { PageProps } from '#client/routing/page.ts'
import { paths } from '#client/routing/paths.ts'

// The form brings Mantine and zod along: most visitors of the home page never scroll to it.
const loadContactSection = async () => (await import('#client/features/contact/contact-section.tsx')).ContactSection

const VALUES = ['innovation', 'agility', 'trust'] as const

export async function load({ locale }: Pick<PageProps, 'locale'>): Promise<CaseStudyCard[]> {
  const { loadCaseStudyCards } = await import('#client/content/case-study-cards.ts')
  const cards = await loadCaseStudyCards(locale)
  return HOME_CASE_STUDIES.flatMap((slug) => cards.find((card) => card.slug === slug) ?? [])
}

export function Page({ locale, data: stories }: PageProps<CaseStudyCard[]>) {
  const { t } = useTranslation('home')
  const { t: tForm } = useTranslation('form')
  const { engineers, yearsOfExperience, partners } = company.counters
  return (
    <>
      <Head
        locale={locale}
        path="/"
        title={t('metaTitle')}
        description={t('metaDescription')}
        jsonLd={organizationData(locale)}
      />
      <HomeHero locale={locale} />
      <Section title={t('why.title')} lead={t('why.lead')}>
        <FigureBand
          figures={[
            { value: `${engineers}+`, label: t('figures.engineers') },
            { value: `${yearsOfExperience}+`, label: t('figures.yearsOfExperience') },
            { value: `${partners}+`, label: t('figures.partners') },
          ]}
        />
        <CardGrid columns="three">
          {VALUES.map((value) => (
            <Card key={value} title={t(`values.${value}.title`)}>
              <p>{t(`values.${value}.text`)}</p>
            </Card>
          ))}
        </CardGrid>
        <div>
          <Button href={paths.contactUs(locale)} variant="outline">
            {t('why.contact')}
          </Button>
        </div>
      </Section>
      <Section title={t('stories.title')} tone="eggshell">
        <CaseStudyCards locale={locale} caseStudies={stories} columns="four" />
        <div>
          <Button href={paths.caseStudies(locale)} variant="outline">
            {t('stories.viewAll')}
          </Button>
        </div>
      </Section>
      <ServiceOverview locale={locale} />
      <HydrateWhenNear locale={locale} load={loadContactSection} />
      <Section title={tForm('cards.title')}>
        <ContactCards locale={locale} />
      </Section>
    </>
  )
}
