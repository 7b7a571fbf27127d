import { useTranslation } from 'react-i18next'
import { openJobCount } from '#client/content/jobs.ts'

/** The number of open jobs, shown after the word "Careers". Renders nothing if no job is open. */
export function OpenJobCount() {
  const { t } = useTranslation('common')
  if (openJobCount === 0) return null
  return (
    <>
      <span aria-hidden="true">{`\u00a0· ${openJobCount}`}</span>
      <span className="visually-hidden">{t('nav.openJobs', { count: openJobCount })}</span>
    </>
  )
}
