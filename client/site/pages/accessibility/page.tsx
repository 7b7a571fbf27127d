import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHero } from '#client/components/page-hero.tsx'
import { Section } from '#client/components/section.tsx'
import { SectionedText } from '#client/components/sectioned-text.tsx'
import { accessibilitySections } from '#client/content/accessibility.ts'
import { company } from '#client/content/company.ts'
import { Head } from '#client/site/head.tsx'

/** The accessibility statement. */
export function Component() {
  const { t } = useTranslation('accessibility')
  const links: Partial<Record<(typeof accessibilitySections)[number], ReactNode>> = {
    tell: <a href={`mailto:${company.email}`}>{company.email}</a>,
  }
  return (
    <>
      <Head title={t('title')} description={t('metaDescription')} />
      <PageHero image="/illustrations/hero-accessibility.svg" title={t('title')} lead={t('lead')} />
      <Section>
        <SectionedText
          image="/illustrations/braille-tile.svg"
          sections={accessibilitySections.map((id) => ({
            id,
            title: t(`sections.${id}.title`),
            text: t(`sections.${id}.text`, { phone: company.phone }),
            link: links[id],
          }))}
        />
      </Section>
    </>
  )
}
