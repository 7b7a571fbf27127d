import { useTranslation } from 'react-i18next'
import { openJobCount } from '#client/content/jobs.ts'

/** Follows the word "Careers": how many jobs are open, where any is. */
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
