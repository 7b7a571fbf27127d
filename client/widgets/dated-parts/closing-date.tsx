import { useTranslation } from 'react-i18next'
import { closingTime, isoClosingDate } from '#contract/content/closing-date.ts'
import type { Job } from '#contract/content/job-schema.ts'

/**
 * A job's closing date, also for machines; after that date, the note that applications are still welcome. The device's clock decides
 * when (`start-dated-parts.ts`), without script the time of the build.
 */
export function ClosingDate({ job: { closingDate, status } }: { job: Job }) {
  const { t } = useTranslation('careers')
  const end = closingTime(closingDate)
  return (
    <>
      <time dateTime={isoClosingDate(closingDate)}>{closingDate}</time>
      {status === 'open' && (
        <span data-since={end} hidden={Date.now() < Date.parse(end)}>
          {', '}
          {t('facts.stillOpen')}
        </span>
      )}
    </>
  )
}
