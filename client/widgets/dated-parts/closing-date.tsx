import { useTranslation } from 'react-i18next'
import { closingTime, isoClosingDate } from '#contract/content/closing-date.ts'
import type { Job } from '#contract/content/job-schema.ts'

/**
 * The closing date of a job, also in a machine-readable form. If the job is still open after this date, words before the
 * date say so, and words after it that the date was extended. The device's clock decides whether these words are shown
 * (`start-dated-parts.ts`). Without a script, they are shown if the site was built after the date.
 */
export function ClosingDate({ job: { closingDate, status } }: { job: Job }) {
  const { t } = useTranslation('careers')
  const end = closingTime(closingDate)
  const extended = { 'data-since': end, hidden: Date.now() < Date.parse(end) }
  const date = <time dateTime={isoClosingDate(closingDate)}>{closingDate}</time>
  if (status !== 'open') return date
  return (
    <>
      <span {...extended}>
        {t('facts.open')}
        <br />
      </span>
      <small>
        {date}
        <span {...extended}>
          {' ('}
          {t('facts.extended')})
        </span>
      </small>
    </>
  )
}
