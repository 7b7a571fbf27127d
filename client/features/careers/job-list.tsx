import type { Job } from '#client/content/job.ts'
import type { Locale } from '#contract/locale.ts'
import styles from './job-card.module.css'
import { JobCard } from './job-card.tsx'

/** The open jobs, one below the other. */
export function JobList({ locale, jobs }: { locale: Locale; jobs: readonly Job[] }) {
  return (
    <ul className={styles.list}>
      {jobs.map((job) => (
        <JobCard key={job.slug} locale={locale} job={job} />
      ))}
    </ul>
  )
}
