import { useTranslation } from 'react-i18next'
import { Section } from '#client/components/section.tsx'
import type { Job } from '#client/content/job.ts'
import type { Locale } from '#contract/locale.ts'

interface ApplicationSectionProps {
  locale: Locale
  job: Job
  /** Id of a rejected or expired application of this device, to be corrected and sent again. */
  correct?: string
}

/** The form to apply for an open job, at `#apply_job`. */
export function ApplicationSection({ job }: ApplicationSectionProps) {
  const { t } = useTranslation('careers')
  return <Section id="apply_job" tone="ink" title={t('job.applyTitle')} lead={job.title} />
}
