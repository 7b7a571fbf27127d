import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Section } from '#client/components/section.tsx'
import { paths } from '#client/navigation/paths.ts'
import { APPLY_HASH, JOBS_HASH, type Locale } from '#contract/addresses.ts'

/** The note in place of the form if a job takes no applications. */
export function JobClosed({ locale }: { locale: Locale }) {
  const { t } = useTranslation('careers')
  return (
    <Section id={APPLY_HASH.slice(1)} tone="ink" title={t('job.closedTitle')} lead={t('job.closedText')}>
      <p>
        <Button variant="cta" href={paths.careers(locale) + JOBS_HASH} data-carries-correction>
          {t('list.seeJobs')}
        </Button>
      </p>
    </Section>
  )
}
