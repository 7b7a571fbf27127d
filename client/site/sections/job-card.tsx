import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Figure } from '#client/components/figure.tsx'
import stretched from '#client/components/stretched-link.module.css'
import { jobPictureUrl } from '#client/content/job-picture.ts'
import { paths } from '#client/navigation/paths.ts'
import { APPLY_HASH, type Locale } from '#contract/addresses.ts'
import type { Job } from '#contract/content/job-schema.ts'
import { JobBadges } from './job-badges.tsx'
import styles from './job-card.module.css'

interface JobCardProps {
  locale: Locale
  job: Job
}

/**
 * A card for an open job in the list. The card links to the job's page, and "Apply now" links to that page's form. When
 * the card is pressed, its picture grows into the same picture at the top of the job's page (`cover-transition.ts`).
 */
export function JobCard({ locale, job }: JobCardProps) {
  const { t } = useTranslation('careers')
  const href = paths.job(locale, job.slug)
  return (
    <li className={styles.card}>
      <div
        className={styles.picture}
        style={{ '--picture': `url(${jobPictureUrl(job)})` } as CSSProperties}
        data-cover={job.slug}
      />
      <div className={styles.text}>
        <h3>
          <a className={stretched.link} href={href} data-carries-correction>
            {job.title}
          </a>
        </h3>
        <JobBadges job={job} />
        <p className={styles.facts}>
          <span>{job.location}</span>
          <span>{job.type}</span>
          <span>{job.level}</span>
        </p>
        <p>{job.description}</p>
      </div>
      <p className={styles.salary}>
        <Figure text={t('facts.salaryRange', job.salary)} /> {t('facts.salaryTerms')}
      </p>
      <div className={styles.apply}>
        <Button href={href + APPLY_HASH} data-carries-correction>
          {t('list.apply')}
          <span className="visually-hidden">: {job.title}</span>
        </Button>
      </div>
    </li>
  )
}
