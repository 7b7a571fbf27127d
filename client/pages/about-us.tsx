import { useTranslation } from 'react-i18next'
import { PageHero } from '#client/components/page-hero.tsx'
import { Prose } from '#client/components/prose.tsx'
import { Section } from '#client/components/section.tsx'
import { company } from '#client/content/company.ts'
import { aboutParagraphs } from '#client/content/history.ts'
import { AddressSection } from '#client/features/contact/address-section.tsx'
import { Head } from '#client/routing/head.tsx'
import type { PageProps } from '#client/routing/page.ts'

const FACTS = {
  founded: company.founded,
  singapore: company.singaporeOffice,
  engineers: company.figures.engineers,
  projects: company.figures.projectsDelivered,
  support: company.figures.support,
}

export function Page({ locale }: PageProps) {
  const { t } = useTranslation('about')
  return (
    <>
      <Head
        locale={locale}
        path="/about-us"
        title={`${t('title')} · ${company.name}`}
        description={t('metaDescription')}
      />
      <PageHero seed={7} title={t('title')} lead={t('lead')} />
      <Section title={t('storyTitle')}>
        <Prose>
          {aboutParagraphs.map((id) => (
            <p key={id}>{t(`paragraphs.${id}`, FACTS)}</p>
          ))}
        </Prose>
      </Section>
      <AddressSection locale={locale} />
    </>
  )
}
