import { useTranslation } from 'react-i18next'
import type { Job } from '#client/content/job.ts'
import { paths } from '#client/routing/paths.ts'
import type { Locale } from '#contract/locale.ts'
import { Badges } from './badges.tsx'
import styles from './job-card.module.css'

/** An open job in the list: the title leads to its page, "Apply now" to the form on it. */
export function JobCard({ locale, job }: { locale: Locale; job: Job }) {
  const { t } = useTranslation('careers')
  const href = paths.job(locale, job.slug)
  return (
    <li className={styles.card}>
      <div className={styles.heading}>
        <Badges isHot={job.isHot} isNew={job.isNew} />
        <h3>
          <a href={href}>{job.title}</a>
        </h3>
        <p className={styles.facts}>{[job.location, job.type, job.level].join(' · ')}</p>
      </div>
      <p className={styles.description}>{job.description}</p>
      <a className={styles.apply} href={`${href}#apply_job`} aria-label={t('list.applyFor', { title: job.title })}>
        {t('list.apply')}
      </a>
    </li>
  )
}
