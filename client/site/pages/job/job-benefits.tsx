import { type CSSProperties, useId } from 'react'
import { useTranslation } from 'react-i18next'
import cells from '#client/components/cells.module.css'
import { tileUrl } from '#client/components/tile-url.ts'
import type { Job } from '#contract/content/job-schema.ts'
import styles from './job-benefits.module.css'

/** What the company offers: a wall of tiles, on which the job's own ornamental tile fills the places that are left. */
export function JobBenefits({ job }: { job: Job }) {
  const { t } = useTranslation('careers')
  const titleId = useId()
  return (
    <section className={styles.benefits} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('job.benefits')}</h2>
      <ul
        className={`${cells.cells} ${styles.wall}`}
        style={{ '--tile': `url(${tileUrl(job.order)})` } as CSSProperties}
      >
        {job.benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </section>
  )
}
