import { useTranslation } from 'react-i18next'
import { Breadcrumb } from '#client/components/breadcrumb.tsx'
import { Button } from '#client/components/button.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { jobPictureUrl } from '#client/content/job-picture.ts'
import { paths } from '#client/navigation/paths.ts'
import { JobBadges } from '#client/site/sections/job-badges.tsx'
import { APPLY_HASH, JOBS_HASH, type Locale } from '#contract/addresses.ts'
import type { Job } from '#contract/content/job-schema.ts'
import styles from './job-hero.module.css'

/** The top of a job's page: breadcrumb, title and description. */
export function JobHero({ locale, job }: { locale: Locale; job: Job }) {
  const { t } = useTranslation('careers')
  const isOpen = job.status === 'open'
  return (
    <PageHero
      compact
      image={jobPictureUrl(job)}
      cover={job.slug}
      eyebrow={
        <div className={styles.eyebrow}>
          <Breadcrumb
            pagesAbove={[
              { label: t('job.home'), href: paths.home(locale) },
              { label: t('job.jobs'), href: paths.careers(locale) },
            ]}
            title={job.title}
          />
          {isOpen ? <JobBadges job={job} /> : <p className={styles.closed}>{t('job.closedTitle')}</p>}
        </div>
      }
      title={<span className={styles.title}>{job.title}</span>}
      lead={job.description}
      actions={
        isOpen ? (
          <span className={styles.apply}>
            <Button variant="hero" href={APPLY_HASH}>
              {t('list.apply')}
            </Button>
          </span>
        ) : (
          <Button href={paths.careers(locale) + JOBS_HASH} data-carries-correction>
            {t('list.seeJobs')}
          </Button>
        )
      }
    />
  )
}
