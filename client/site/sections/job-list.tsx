import type { JobCard as Card } from '#client/content/job.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './job-card.module.css'
import { JobCard } from './job-card.tsx'

interface JobListProps {
  locale: Locale
  jobs: readonly Card[]
}

/** Open jobs, one below the other. */
export function JobList({ locale, jobs }: JobListProps) {
  return (
    <ul className={styles.list}>
      {jobs.map((job) => (
        <JobCard key={job.slug} locale={locale} job={job} />
      ))}
    </ul>
  )
}
