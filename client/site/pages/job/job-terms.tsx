import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { closingTime, isoClosingDate } from '#contract/content/closing-date.ts'
import type { Job } from '#contract/content/job-schema.ts'
import { LevelStairs, SalaryPiles } from './job-term-drawings.tsx'
import styles from './job-terms.module.css'

/** What applicants ask first, on four tiles: salary, place, level, and until when they can apply. */
export function JobTerms({ job }: { job: Job }) {
  const { t } = useTranslation('careers')
  return (
    <div>
      <dl className={styles.terms}>
        <Term label={t('facts.salary')} drawing={<SalaryPiles salary={job.salary} />} note={t('facts.salaryTerms')}>
          {t('facts.salaryRange', job.salary)}
        </Term>
        <Term
          label={t('facts.location')}
          drawing={<TermPicture name={job.isRemote ? 'anywhere' : 'city'} />}
          note={job.type}
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
        <Deadline job={job} />
      </dl>
    </div>
  )
}

interface TermProps {
  label: ReactNode
  drawing: ReactNode
  /** A few words below the value. */
  note: ReactNode
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
      <dd>{note}</dd>
    </div>
  )
}

function TermPicture({ name }: { name: 'anywhere' | 'city' | 'open' }) {
  return <img src={`/illustrations/job-${name}.svg`} alt="" width={160} height={100} loading="lazy" />
}

/**
 * The closing date of a job. If the date is over but the job is still open, the tile says first that the job takes
 * applications, and then names the date. The HTML of an open job contains the words for both cases, and the build hides
 * those of one case by its own clock. In the browser `start-dated-parts.ts` corrects the choice by the clock of the
 * device.
 */
function Deadline({ job: { closingDate, status } }: { job: Job }) {
  const { t } = useTranslation('careers')
  const end = closingTime(closingDate)
  const isOpen = status === 'open'
  const isOver = isOpen && Date.now() >= Date.parse(end)
  return (
    <div>
      <dt>
        <span data-until={isOpen ? end : undefined} hidden={isOver}>
          {t('facts.closingDate')}
        </span>
        {isOpen && (
          <span data-since={end} hidden={!isOver}>
            {t('facts.applications')}
          </span>
        )}
        <TermPicture name="open" />
      </dt>
      {isOpen && (
        <dd data-since={end} hidden={!isOver}>
          {t('facts.open')}
        </dd>
      )}
      <dd>
        {isOpen && (
          <span data-since={end} hidden={!isOver}>
            {t('facts.firstDate')}{' '}
          </span>
        )}
        <time dateTime={isoClosingDate(closingDate)}>{closingDate}</time>
      </dd>
    </div>
  )
}
