import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHero } from '#client/components/page-hero.tsx'
import { Prose } from '#client/components/prose.tsx'
import { Section } from '#client/components/section.tsx'
import { company } from '#client/content/company.ts'
import { MINIMUM_AGE_YEARS, privacySections } from '#client/content/privacy.ts'
import { Head } from '#client/routing/head.tsx'
import type { PageProps } from '#client/routing/page.ts'
import { paths } from '#client/routing/paths.ts'

export function Page({ locale }: PageProps) {
  const { t } = useTranslation('privacy')
  // Texts that end in a link
  const links: Partial<Record<(typeof privacySections)[number], ReactNode>> = {
    device: <a href={paths.outbox(locale)}>{t('outbox')}</a>,
    contact: <a href={`mailto:${company.email}`}>{company.email}</a>,
  }
  const facts = { company: company.asciiName, address: company.address[locale], age: MINIMUM_AGE_YEARS }
  return (
    <>
      <Head
        locale={locale}
        path="/privacy-policy"
        title={`${t('title')} · ${company.name}`}
        description={t('metaDescription')}
      />
      <PageHero seed={9} title={t('title')} lead={t('lead')} />
      <Section>
        <Prose>
          {privacySections.map((id) => (
            <Fragment key={id}>
              <h2>{t(`sections.${id}.title`)}</h2>
              <p>
                {t(`sections.${id}.text`, facts)}
                {links[id] && <> {links[id]}.</>}
              </p>
            </Fragment>
          ))}
          <p>{t('prevails')}</p>
        </Prose>
      </Section>
    </>
  )
}
