import { useTranslation } from 'react-i18next'
import { Fact } from '#client/components/fact.tsx'
import { closingTime, isoClosingDate } from '#contract/content/closing-date.ts'
import type { Job } from '#contract/content/job-schema.ts'
import styles from './job-terms.module.css'

/** What applicants ask first, on four tiles: salary, place, level, and until when they can apply. */
export function JobTerms({ job }: { job: Job }) {
  const { t } = useTranslation('careers')
  const [before, range, after] = t('facts.salaryRange', job.salary).split(/(\d.*\d)/)
  return (
    <div>
      <dl className={styles.terms}>
        <Fact label={t('facts.salary')}>
          {before}
          <strong>{range}</strong>
          {after}
        </Fact>
        <Fact label={t('facts.location')}>{job.location}</Fact>
        <Fact label={t('facts.level')}>{job.level}</Fact>
        <Deadline job={job} />
      </dl>
    </div>
  )
}

/**
 * The closing date of a job. If the date is over but the job is still open, a note that the job takes applications
 * replaces the date. The HTML of an open job contains both date and note, and the build hides one of them by its own
 * clock. In the browser `start-dated-parts.ts` corrects the choice by the clock of the device.
 */
function Deadline({ job: { closingDate, status } }: { job: Job }) {
  const { t } = useTranslation('careers')
  const end = closingTime(closingDate)
  const isOver = Date.now() >= Date.parse(end)
  const isOpen = status === 'open'
  return (
    <>
      <div data-until={isOpen ? end : undefined} hidden={isOpen && isOver}>
        <dt>{t('facts.closingDate')}</dt>
        <dd>
          <time dateTime={isoClosingDate(closingDate)}>{closingDate}</time>
        </dd>
      </div>
      {isOpen && (
        <div data-since={end} hidden={!isOver}>
          <dt>{t('facts.applications')}</dt>
          <dd>{t('facts.open')}</dd>
        </div>
      )}
    </>
  )
}
