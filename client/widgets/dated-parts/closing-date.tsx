import { useTranslation } from 'react-i18next'
import { closingTime, isoClosingDate } from '#contract/content/closing-date.ts'
import type { Job } from '#contract/content/job-schema.ts'

/**
 * A job's closing date as it is printed, and for machines; once it is over, that one may still apply. When that is, the device says
 * (`behaviours/dated-parts.ts`), and for readers without script the build.
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
