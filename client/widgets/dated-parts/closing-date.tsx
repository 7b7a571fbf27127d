import { useTranslation } from 'react-i18next'
import { closingTime, isoClosingDate } from '#contract/content/closing-date.ts'
import type { Job } from '#contract/content/job-schema.ts'

/**
 * The closing date of a job, also in a machine-readable form. After this date a note says that it was extended, if the
 * job is still open. Whether the note shows is decided by the device's clock (`start-dated-parts.ts`), or without script
 * by the time of the build.
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
