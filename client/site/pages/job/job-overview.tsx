import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Section } from '#client/components/section.tsx'
import { absoluteUrl, paths } from '#client/navigation/paths.ts'
import { ShareLinks } from '#client/widgets/share-links/share-links.tsx'
import type { Locale } from '#contract/addresses.ts'
import type { Job } from '#contract/content/job-schema.ts'
import { JobFacts } from './job-facts.tsx'
import { JOB_LISTS } from './job-lists.ts'
import styles from './job-overview.module.css'

/** The pictures beside lists, in `public/illustrations/`. */
const PICTURES = { descriptions: undefined, qualifications: 'job-bring', benefits: 'job-get' }

/**
 * The description of a job in three lists. Beside the first stand the terms of the job, a link to the form, and ways to
 * share the job, beside each of the others a picture.
 */
export function JobOverview({ locale, job }: { locale: Locale; job: Job }) {
  const { t } = useTranslation('careers')
  return (
    <Section>
      <div className={styles.overview}>
        <div className={styles.side}>
          <div className={styles.facts}>
            <h2>{t('facts.title')}</h2>
            <JobFacts job={job} />
          </div>
          {job.status === 'open' && (
            <div className={styles.apply}>
              <Button variant="hero" href="#apply_job">
                {t('list.apply')}
              </Button>
            </div>
          )}
          <div className={styles.share}>
            <h2>{t('job.share')}</h2>
            <ShareLinks title={job.title} url={absoluteUrl(paths.job(locale, job.slug))} />
          </div>
        </div>
        {JOB_LISTS.map((list) => (
          <section key={list} className={`${styles.list} ${styles[list]}`}>
            <h2>{t(`job.${list}`)}</h2>
            {PICTURES[list] && (
              <img src={`/illustrations/${PICTURES[list]}.svg`} alt="" width={800} height={800} loading="lazy" />
            )}
            <ul>
              {job[list].map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  )
}
