import { useTranslation } from 'react-i18next'
import { Section } from '#client/components/section.tsx'
import { JobList } from '#client/site/sections/job-list.tsx'
import { JOBS_HASH, type Locale } from '#contract/addresses.ts'
import type { Job } from '#contract/content/job-schema.ts'
import styles from './open-jobs.module.css'
import { WriteToUs } from './write-to-us.tsx'

/**
 * The possible outcomes when the operating system passes a resume to the installed site (`share_target` of the web app
 * manifest). The page has a hidden note for each outcome, and `start-shared-file.ts` shows the note that applies.
 */
const SHARED_NOTES = ['kept', 'full', 'lost', 'resume_format', 'resume_too_large', 'resume_empty'] as const

interface OpenJobsProps {
  locale: Locale
  jobs: readonly Job[]
}

/**
 * The list of the open jobs. Above it stand the notes about a shared resume (`SHARED_NOTES`), hidden until a script
 * shows one of them. If no job is open, a text says so, with a link to write to the company.
 */
export function OpenJobs({ locale, jobs }: OpenJobsProps) {
  const { t } = useTranslation('careers')
  if (jobs.length === 0)
    return (
      <Section id={JOBS_HASH.slice(1)} title={t('list.noneTitle')} lead={t('list.noneLead')}>
        <WriteToUs />
      </Section>
    )
  return (
    <Section id={JOBS_HASH.slice(1)} title={t('list.hiringTitle', { count: jobs.length })} lead={t('list.hiringLead')}>
      {SHARED_NOTES.map((note) => (
        <p key={note} className={styles.note} hidden role="status" data-shared-note={note}>
          {t(`shared.${note}`)}
        </p>
      ))}
      <JobList locale={locale} jobs={jobs} />
    </Section>
  )
}
