import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { company } from '#client/content/company.ts'

/** A link that opens a mail to the company about work in general, not about one job. The subject is filled in. */
export function WriteToUs() {
  const { t } = useTranslation('careers')
  return (
    <p>
      <Button variant="cta" href={`mailto:${company.email}?subject=${encodeURIComponent(t('closing.subject'))}`}>
        {t('closing.write')}
      </Button>
    </p>
  )
}
