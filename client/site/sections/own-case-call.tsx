import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import { ClosingBand } from './closing-band.tsx'

/** The end of a case study and of their list: asks visitors to tell of a case of their own. */
export function OwnCaseCall({ locale }: { locale: Locale }) {
  const { t } = useTranslation('case-studies')
  return (
    <ClosingBand
      title={t('detail.contactTitle')}
      lead={t('detail.contactLead')}
      picture={{ src: '/illustrations/next-file.svg', width: 600, height: 600 }}
    >
      <Button variant="cta" href={paths.contactUs(locale)}>
        {t('detail.contact')}
      </Button>
    </ClosingBand>
  )
}
