import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { openJobsCount } from '#client/content/jobs.ts'
import { paths } from '#client/routing/paths.ts'
import type { Locale } from '#contract/locale.ts'
import styles from './open-jobs-strip.module.css'

/** For who came about a job, at a fair perhaps: that there are some, and that applying needs no network. Nothing when there is none. */
export function OpenJobsStrip({ locale }: { locale: Locale }) {
  const { t } = useTranslation('home')
  if (openJobsCount === 0) return null
  return (
    <section className={styles.strip} aria-labelledby="open-jobs">
      <div className={styles.inner}>
        <h2 id="open-jobs">{t('jobs.title', { count: openJobsCount })}</h2>
        <p>{t('jobs.text')}</p>
        <Button variant="secondary" href={paths.careers(locale)}>
          {t('jobs.see')}
        </Button>
      </div>
    </section>
  )
}
