import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { Section } from '#client/components/section.tsx'
import { SectionedText } from '#client/components/sectioned-text.tsx'
import { company } from '#client/content/company.ts'
import { CERTIFICATE, SECURITY_EMAIL, securitySections } from '#client/content/security.ts'
import { Head } from '#client/site/head.tsx'
import { useLocale } from '#client/site/locale.ts'

/** How the company protects data, and how to report a vulnerability. */
export function Component() {
  const { t } = useTranslation('security')
  const locale = useLocale()
  const facts = { ...CERTIFICATE, since: company.singaporeOffice, address: company.address[locale] }
  const links: Partial<Record<(typeof securitySections)[number], ReactNode>> = {
    report: <a href={`mailto:${SECURITY_EMAIL}`}>{SECURITY_EMAIL}</a>,
  }
  return (
    <>
      <Head title={t('title')} description={t('metaDescription')} />
      <PageHero
        image="/illustrations/hero-security.svg"
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button href="#report" variant="outline">
            {t('sections.report.title')}
          </Button>
        }
      />
      <Section>
        <SectionedText
          sections={securitySections.map((id) => ({
            id,
            title: t(`sections.${id}.title`),
            text: t(`sections.${id}.text`, facts),
            link: links[id],
          }))}
        />
      </Section>
    </>
  )
}
