import { useTranslation } from 'react-i18next'
import cells from '#client/components/cells.module.css'
import type { Job } from '#contract/content/job-schema.ts'
import styles from './job-benefits.module.css'

/** What the company offers, as a wall of tiles. */
export function JobBenefits({ benefits }: Pick<Job, 'benefits'>) {
  const { t } = useTranslation('careers')
  return (
    <section className={styles.benefits}>
      <h2>{t('job.benefits')}</h2>
      <ul className={`${cells.cells} ${styles.wall}`}>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </section>
  )
}
