import { useTranslation } from 'react-i18next'
import { newUntil } from '#client/content/job-dates.ts'
import type { JobFacts } from '#contract/content/job-schema.ts'
import styles from './badges.module.css'

/**
 * The badges of an urgent or a new job. Renders nothing for other jobs. `start-dated-parts.ts` hides the badge "new"
 * when the job is no longer new.
 */
export function Badges({ job: { isHot, isNew, published } }: { job: Pick<JobFacts, 'isHot' | 'isNew' | 'published'> }) {
  const { t } = useTranslation('careers')
  const end = newUntil(published)
  const isStillNew = isNew && Date.now() < Date.parse(end)
  if (!isHot && !isStillNew) return null
  return (
    <span className={styles.badges}>
      {isHot && <span className={styles.hot}>{t('badges.hot')}</span>}
      {isStillNew && (
        <span className={styles.new} data-until={end}>
          {t('badges.new')}
        </span>
      )}
    </span>
  )
}
