import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { withBoldWords } from '#client/components/prose-text.tsx'
import { absoluteUrl, paths } from '#client/navigation/paths.ts'
import { ShareLinks } from '#client/widgets/share-links/share-links.tsx'
import { APPLY_HASH, type Locale } from '#contract/addresses.ts'
import type { Job } from '#contract/content/job-schema.ts'
import { JOB_LISTS } from './job-lists.ts'
import styles from './job-overview.module.css'

/** The pictures beside the lists, in `public/illustrations/`. */
const PICTURES = { descriptions: 'job-do', qualifications: 'job-bring', benefits: 'job-get' }

/**
 * The description of a job in three lists, each with a picture, and ways to share the job. On small screens a link to
 * the form stays in view.
 */
export function JobOverview({ locale, job }: { locale: Locale; job: Job }) {
  const { t } = useTranslation('careers')
  return (
    <div>
      {job.status === 'open' && (
        <div className={styles.apply}>
          <Button variant="hero" href={APPLY_HASH}>
            {t('list.apply')}
          </Button>
        </div>
      )}
      {JOB_LISTS.map((list) => (
        <section key={list} className={`${styles.list} ${styles[list]}`}>
          <h2>{t(`job.${list}`)}</h2>
          <img src={`/illustrations/${PICTURES[list]}.svg`} alt="" width={800} height={800} loading="lazy" />
          <ul>
            {job[list].map((item) => (
              <li key={item}>{withBoldWords(item)}</li>
            ))}
          </ul>
        </section>
      ))}
      <section className={styles.share}>
        <h2>{t('job.share')}</h2>
        <img src="/illustrations/job-share.svg" alt="" width={800} height={560} loading="lazy" />
        <ShareLinks title={job.title} url={absoluteUrl(paths.job(locale, job.slug))} />
      </section>
    </div>
  )
}
