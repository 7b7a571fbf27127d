import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { CardGrid } from '#client/components/card-grid.tsx'
import numbered from '#client/components/numbered-step.module.css'
import { PageHero } from '#client/components/page-hero.tsx'
import { Section } from '#client/components/section.tsx'
import { FairSection } from '#client/islands/fair/fair-section.tsx'
import { Island } from '#client/islands/island.tsx'
import { Head } from '#client/site/head.tsx'
import { useLocale } from '#client/site/locale.ts'
import styles from './page.module.css'
import tablet from './tablet.module.css'

/** In the order of the minute that their pictures show: the tablet clears itself at its end. */
const CHANGES = ['sealed', 'inside', 'cleared'] as const
const SYSTEMS = ['ipados', 'android'] as const

/** The page on which the staff start fair mode, a mode for tablets that visitors of a job fair share. */
export function Component() {
  const { t } = useTranslation('fair')
  const locale = useLocale()
  const locks = SYSTEMS.map((system) => ({ system, steps: t(`lock.${system}.steps`).split('\n') }))
  const rows = { '--steps': Math.max(...locks.map(({ steps }) => steps.length)) } as CSSProperties
  return (
    <>
      <Head title={t('title')} description={t('metaDescription')} noindex />
      <div className={`${styles.setup} ${styles.wide}`}>
        <PageHero compact image="/illustrations/hero-fair.svg" title={t('title')} lead={t('lead')} />
      </div>
      <div className={`${tablet.tablet} ${styles.wide}`}>
        <Island name="fair-section" props={{ locale }}>
          <FairSection locale={locale} />
        </Island>
      </div>
      <div className={`${styles.setup} ${styles.wide}`}>
        <Section tone="eggshell" title={t('changes.title')}>
          <ul className={styles.minute}>
            {CHANGES.map((change) => (
              <li key={change}>
                <div className={styles.picture}>
                  <img
                    src={`/illustrations/fair-${change}.svg`}
                    alt=""
                    width={400}
                    height={352}
                    loading="lazy"
                    decoding="async"
                  />
                </div>
                <h3>{t(`changes.${change}.title`)}</h3>
                <p>{t(`changes.${change}.text`)}</p>
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <div className={`${styles.setup} ${styles.wide} ${styles.locks}`}>
        <Section title={t('lock.title')} lead={t('lock.lead')}>
          <CardGrid columns="two">
            {locks.map(({ system, steps }) => (
              <li key={system} className={styles.lock} style={rows}>
                <div className={styles.picture}>
                  <img
                    src={`/illustrations/fair-lock-${system}.svg`}
                    alt=""
                    width={600}
                    height={340}
                    loading="lazy"
                    decoding="async"
                  />
                </div>
                <h3>{t(`lock.${system}.title`)}</h3>
                <ol className={styles.steps}>
                  {steps.map((step) => (
                    <li key={step} className={numbered.step}>
                      {step}
                    </li>
                  ))}
                </ol>
              </li>
            ))}
          </CardGrid>
        </Section>
      </div>
    </>
  )
}
