import { useTranslation } from 'react-i18next'
import type { JobFacts } from '#contract/content/job-schema.ts'
import styles from './job-badges.module.css'

/** The badges of an urgent or a new job. Renders nothing for other jobs. */
export function JobBadges({ job: { isHot, isNew } }: { job: Pick<JobFacts, 'isHot' | 'isNew'> }) {
  const { t } = useTranslation('careers')
  if (!isHot && !isNew) return null
  return (
    <span className={styles.badges}>
      {isHot && <span className={styles.hot}>{t('badges.hot')}</span>}
      {isNew && <span className={styles.new}>{t('badges.new')}</span>}
    </span>
  )
}
