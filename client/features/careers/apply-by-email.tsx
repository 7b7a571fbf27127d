import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Section } from '#client/components/section.tsx'
import { company } from '#client/content/company.ts'
import type { Job } from '#client/content/job.ts'
import styles from './apply-by-email.module.css'

/** How to apply: a mail with the subject filled in; a closed job only says that it is closed. */
export function ApplyByEmail({ job }: { job: Job }) {
  const { t } = useTranslation('careers')
  const subject = encodeURIComponent(t('job.applySubject', { title: job.title }))
  if (job.status === 'closed') return <Section id="apply_job" tone="ink" title={t('job.closed')} />
  return (
    <Section id="apply_job" tone="ink" title={t('job.applyTitle')} lead={t('job.applyLead')}>
      <div className={styles.ways}>
        <Button href={`mailto:${company.email}?subject=${subject}`}>{t('job.applyByEmail')}</Button>
        <p>
          {t('job.applyAddress')} <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
        <p>{t('job.data')}</p>
      </div>
    </Section>
  )
}
