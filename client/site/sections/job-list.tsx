import type { Locale } from '#contract/addresses.ts'
import type { Job } from '#contract/content/job-schema.ts'
import { JobCard } from './job-card.tsx'
import styles from './job-list.module.css'

interface JobListProps {
  locale: Locale
  jobs: readonly Job[]
}

/** Jobs below each other, each as a card. */
export function JobList({ locale, jobs }: JobListProps) {
  return (
    <ul className={styles.list}>
      {jobs.map((job) => (
        <JobCard key={job.slug} locale={locale} job={job} />
      ))}
    </ul>
  )
}
