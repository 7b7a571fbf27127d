import { useTranslation } from 'react-i18next'
import { closingTime, isoClosingDate } from '#contract/content/closing-date.ts'
import type { Job } from '#contract/content/job-schema.ts'

/**
 * The closing date of a job, also in a machine-readable form. If the job is still open after this date, a note says
 * that the date was extended. The device's clock decides whether the note is shown (`start-dated-parts.ts`). Without a
 * script, the note is shown if the site was built after the date.
 */
export function ClosingDate({ job: { closingDate, status } }: { job: Job }) {
  const { t } = useTranslation('careers')
  const end = closingTime(closingDate)
  return (
    <>
      <time dateTime={isoClosingDate(closingDate)}>{closingDate}</time>
      {status === 'open' && (
        <span data-since={end} hidden={Date.now() < Date.parse(end)}>
          {' · '}
          {t('facts.extended')}
        </span>
      )}
    </>
  )
}
