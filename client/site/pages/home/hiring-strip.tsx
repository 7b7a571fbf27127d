import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { openJobCount } from '#client/content/jobs.ts'
import { paths } from '#client/navigation/paths.ts'
import { JOBS_HASH, type Locale } from '#contract/addresses.ts'
import styles from './hiring-strip.module.css'

/** Shows how many jobs are open, and says that applying works offline. Renders nothing if no job is open. */
export function HiringStrip({ locale }: { locale: Locale }) {
  const { t } = useTranslation('home')
  const titleId = useId()
  if (openJobCount === 0) return null
  return (
    <aside className={styles.strip} aria-labelledby={titleId}>
      <div className={styles.inner}>
        <div>
          <h2 id={titleId}>{t('hiring.title', { count: openJobCount })}</h2>
          <p>{t('hiring.text')}</p>
        </div>
        <Button variant="outline" href={paths.careers(locale) + JOBS_HASH}>
          {t('hiring.link')}
        </Button>
      </div>
    </aside>
  )
}
