import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ClosingDate } from '#client/widgets/dated-parts/closing-date.tsx'
import type { Job } from '#contract/content/job-schema.ts'
import styles from './job-terms.module.css'
import { LevelStairs } from './level-stairs.tsx'

/** The terms of a job on four tiles: salary, place and type, level and experience, and until when one can apply. */
export function JobTerms({ job }: { job: Job }) {
  const { t } = useTranslation('careers')
  return (
    <div>
      <dl className={styles.terms}>
        <Term label={t('facts.salary')} drawing={<TermPicture name="salary" />} note={t('facts.salaryTerms')}>
          {t('facts.salaryRange', job.salary)}
        </Term>
        <Term
          label={t('facts.location')}
          drawing={<TermPicture name={job.isRemote ? 'anywhere' : 'city'} />}
          note={`${t('facts.type')}: ${job.type}`}
        >
          {job.location}
        </Term>
        <Term
          label={t('facts.level')}
          drawing={<LevelStairs level={job.level} />}
          note={`${t('facts.experience')}: ${job.experience}`}
        >
          {job.level}
        </Term>
        <Term label={t('facts.closingDate')} drawing={<TermPicture name="open" />}>
          <ClosingDate job={job} />
        </Term>
      </dl>
    </div>
  )
}

interface TermProps {
  label: string
  drawing: ReactNode
  /** A few words below the value. */
  note?: string
  /** The value. */
  children: ReactNode
}

function Term({ label, drawing, note, children }: TermProps) {
  return (
    <div>
      <dt>
        {label}
        {drawing}
      </dt>
      <dd>{children}</dd>
      {note && <dd>{note}</dd>}
    </div>
  )
}

function TermPicture({ name }: { name: 'anywhere' | 'city' | 'open' | 'salary' }) {
  return <img src={`/illustrations/job-${name}.svg`} alt="" width={160} height={100} loading="lazy" />
}
