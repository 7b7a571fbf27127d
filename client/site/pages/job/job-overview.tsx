import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Section } from '#client/components/section.tsx'
import { absoluteUrl, paths } from '#client/navigation/paths.ts'
import { ShareLinks } from '#client/widgets/share-links/share-links.tsx'
import type { Locale } from '#contract/addresses.ts'
import type { Job } from '#contract/content/job-schema.ts'
import { JobBenefits } from './job-benefits.tsx'
import { JobFacts } from './job-facts.tsx'
import styles from './job-overview.module.css'

/** The lists beside the terms. The benefits stand below both. */
const LISTS = ['descriptions', 'qualifications'] as const

/** The description of a job. Beside it stand the terms of the job, a link to the form, and ways to share the job. */
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
        <div className={styles.lists}>
          {LISTS.map((list) => (
            <section key={list} className={styles[list]}>
              <h2>{t(`job.${list}`)}</h2>
              <ul>
                {job[list].map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <JobBenefits benefits={job.benefits} />
      </div>
    </Section>
  )
}
