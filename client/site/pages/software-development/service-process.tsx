import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '#client/components/section.tsx'
import { processSteps } from '#client/content/services.ts'
import styles from './service-process.module.css'

/**
 * The five steps of a project. Each step has a row of a drawn floor: one sketched tile at the first step, two outlined
 * ones at the second, and a row of polished ones at the last.
 */
export function ServiceProcess() {
  const { t } = useTranslation('services')
  return (
    <Section title={t('process.title')} lead={t('process.lead')} tone="eggshell">
      <ol className={styles.steps}>
        {processSteps.map((step, index) => (
          <li key={step}>
            <div className={styles.floor} style={{ '--step': index } as CSSProperties} />
            <h3>{t(`process.steps.${step}.title`)}</h3>
            <p>{t(`process.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
