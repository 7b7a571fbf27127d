import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { CardGrid } from '#client/components/card-grid.tsx'
import numbered from '#client/components/numbered-step.module.css'
import { Section } from '#client/components/section.tsx'
import styles from './screen-locks.module.css'

const SYSTEMS = ['ipados', 'android'] as const

/** How the staff lock a tablet to this site, in steps for each system. */
export function ScreenLocks() {
  const { t } = useTranslation('fair')
  const locks = SYSTEMS.map((system) => ({ system, steps: t(`lock.${system}.steps`).split('\n') }))
  const rows = { '--steps': Math.max(...locks.map(({ steps }) => steps.length)) } as CSSProperties
  return (
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
  )
}
