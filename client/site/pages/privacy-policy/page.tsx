import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { Section } from '#client/components/section.tsx'
import { TableOfContents } from '#client/components/table-of-contents.tsx'
import { company } from '#client/content/company.ts'
import {
  LAST_CHANGE,
  LAST_CHANGE_DATE,
  MINIMUM_AGE_YEARS,
  OWN_CONSENT_AGE_YEARS,
  privacySections,
} from '#client/content/privacy.ts'
import { Head } from '#client/site/head.tsx'
import { useLocale } from '#client/site/locale.ts'
import { ClosingBand } from '#client/site/sections/closing-band.tsx'
import { Chapters } from './chapters.tsx'
import styles from './contents-rail.module.css'
import { FoldingScreen } from './folding-screen.tsx'

/** The privacy policy, with a summary above it. */
export function Component() {
  const { t } = useTranslation('privacy')
  const locale = useLocale()
  const facts = {
    company: company.legalName,
    address: company.address[locale],
    age: MINIMUM_AGE_YEARS,
    ownConsentAge: OWN_CONSENT_AGE_YEARS,
    version: LAST_CHANGE[locale],
  }
  return (
    <>
      <Head title={t('title')} description={t('metaDescription')} />
      <PageHero
        image="/illustrations/hero-privacy.svg"
        eyebrow={
          <>
            {t('changed')} <time dateTime={LAST_CHANGE_DATE}>{LAST_CHANGE[locale]}</time>
          </>
        }
        title={t('title')}
        lead={`${t('lead')} ${t('prevails')}`}
      />
      <Section tone="eggshell" title={t('shortTitle')}>
        <FoldingScreen />
      </Section>
      <Section>
        <div className={styles.columns}>
          <TableOfContents
            className={styles.rail}
            sections={privacySections.map((id) => ({ id, title: t(`sections.${id}.title`) }))}
          />
          <Chapters facts={facts} />
        </div>
      </Section>
      <ClosingBand
        id="contact"
        title={t('sections.contact.title')}
        lead={t('sections.contact.text', facts)}
        picture={{ src: '/illustrations/shredded-bed.svg', width: 600, height: 600 }}
      >
        <Button variant="cta" href={`mailto:${company.email}`}>
          {company.email}
        </Button>
      </ClosingBand>
    </>
  )
}
