import { useTranslation } from 'react-i18next'
import { openJobsCount } from '#client/content/jobs.ts'

/** Behind the name of the careers page: how many jobs one can apply for; nothing when there is none. */
export function OpenJobsCount() {
  const { t } = useTranslation('common')
  if (openJobsCount === 0) return null
  return (
    <>
      <span aria-hidden="true">{`\u00a0·\u00a0${openJobsCount}`}</span>
      <span className="visually-hidden">, {t('openJobs', { count: openJobsCount })}</span>
    </>
  )
}
