import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { Section } from '#client/components/section.tsx'
import { company } from '#client/content/company.ts'
import { Head } from '#client/site/head.tsx'
import styles from './empty-nail.module.css'
import { TubeHouse } from './tube-house.tsx'

/** How the company protects data, and how to report a vulnerability. */
export function Component() {
  const { t } = useTranslation('security')
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
        <TubeHouse />
      </Section>
      <Section tone="ink" title={t('limits.title')} lead={t('limits.text', { since: company.singaporeOffice })}>
        <div className={styles.picture}>
          <img src="/illustrations/empty-nail.svg" alt="" width={800} height={600} loading="lazy" decoding="async" />
        </div>
      </Section>
    </>
  )
}
