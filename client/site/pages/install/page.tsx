import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Card, CardGrid } from '#client/components/card-grid.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { Section } from '#client/components/section.tsx'
import { paths } from '#client/navigation/paths.ts'
import { Head } from '#client/site/head.tsx'
import { useLocale } from '#client/site/locale.ts'
import styles from './fair-link.module.css'

const IOS_STEPS = ['share', 'add', 'done'] as const
const OTHERS = ['android', 'desktop', 'mac', 'firefox'] as const

/** How to install the site, for each browser. */
export function Component() {
  const { t } = useTranslation('install')
  const locale = useLocale()
  return (
    <>
      <Head title={t('title')} description={t('metaDescription')} />
      <PageHero image="/illustrations/hero-install.svg" title={t('title')} lead={t('lead')} />
      <Section tone="eggshell" title={t('ios.title')} lead={t('ios.lead')}>
        <CardGrid columns="three" numbered>
          {IOS_STEPS.map((step) => (
            <Card
              key={step}
              image={`/illustrations/install-${step}.svg`}
              title={t(`ios.${step}.title`)}
              text={t(`ios.${step}.text`)}
            />
          ))}
        </CardGrid>
      </Section>
      <Section title={t('others.title')}>
        <CardGrid columns="four">
          {OTHERS.map((browser) => (
            <Card
              key={browser}
              image={`/illustrations/install-${browser}.svg`}
              title={t(`others.${browser}.title`)}
              text={t(`others.${browser}.text`)}
            />
          ))}
        </CardGrid>
        <div className={styles.fair}>
          <p>{t('fair.text')}</p>
          <Button variant="outline" href={paths.fair(locale)}>
            {t('fair.link')}
          </Button>
          <img src="/illustrations/hero-fair.svg" alt="" width={1000} height={900} loading="lazy" decoding="async" />
        </div>
      </Section>
    </>
  )
}
