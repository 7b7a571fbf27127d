import { useTranslation } from 'react-i18next'
import type { Job } from '#client/content/job.ts'
import styles from './job-facts.module.css'

const FACTS = ['location', 'type', 'level', 'experience', 'closingDate'] as const

/** The terms of a job at a glance. */
export function JobFactList({ job }: { job: Job }) {
  const { t } = useTranslation('careers')
  return (
    <dl className={styles.facts}>
      {FACTS.map((fact) => (
        <div key={fact}>
          <dt>{t(`facts.${fact}`)}</dt>
          <dd>{job[fact]}</dd>
        </div>
      ))}
    </dl>
  )
}
