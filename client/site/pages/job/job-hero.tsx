import { useTranslation } from 'react-i18next'
import { Breadcrumb } from '#client/components/breadcrumb.tsx'
import { Button } from '#client/components/button.tsx'
import { Fact } from '#client/components/fact.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { paths } from '#client/navigation/paths.ts'
import { Badges } from '#client/site/sections/badges.tsx'
import type { Locale } from '#contract/addresses.ts'
import { closingTime, isoClosingDate } from '#contract/content/closing-date.ts'
import type { Job } from '#contract/content/job-schema.ts'
import styles from './job-hero.module.css'

/** The top of a job's page: breadcrumb, title, place and closing date. */
export function JobHero({ locale, job }: { locale: Locale; job: Job }) {
  const { t } = useTranslation('careers')
  const isOpen = job.status === 'open'
  return (
    <PageHero
      compact
      image="/illustrations/hero-job.svg"
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
          {isOpen ? <Badges job={job} /> : <p className={styles.closed}>{t('job.closedTitle')}</p>}
        </div>
      }
      title={job.title}
      lead={job.description}
      actions={
        <div className={styles.actions}>
          <dl className={styles.facts}>
            <Fact label={t('facts.location')}>{job.location}</Fact>
            <Deadline job={job} />
          </dl>
          {isOpen ? (
            <span className={styles.apply}>
              <Button variant="hero" href="#apply_job">
                {t('list.apply')}
              </Button>
            </span>
          ) : (
            <Button href={`${paths.careers(locale)}#jobs`} data-carries-correction>
              {t('list.seeJobs')}
            </Button>
          )}
        </div>
      }
    />
  )
}

/**
 * The closing date of a job. If the date is over but the job is still open, a note that the job takes applications
 * replaces the date. The HTML of an open job contains both date and note, and the build hides one of them by its own
 * clock. In the browser `start-dated-parts.ts` corrects the choice by the clock of the device.
 */
function Deadline({ job: { closingDate, status } }: { job: Job }) {
  const { t } = useTranslation('careers')
  const end = closingTime(closingDate)
  const isOver = Date.now() >= Date.parse(end)
  const isOpen = status === 'open'
  return (
    <>
      <div data-until={isOpen ? end : undefined} hidden={isOpen && isOver}>
        <dt>{t('facts.closingDate')}</dt>
        <dd>
          <time dateTime={isoClosingDate(closingDate)}>{closingDate}</time>
        </dd>
      </div>
      {isOpen && (
        <div data-since={end} hidden={!isOver}>
          <dt>{t('facts.applications')}</dt>
          <dd>{t('facts.open')}</dd>
        </div>
      )}
    </>
  )
}
