import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { company } from '#client/content/company.ts'
import { paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import { ClosingBand } from './closing-band.tsx'

interface CallToActionProps {
  locale: Locale
  /** What is broken in the picture. */
  broken?: 'tile' | 'laptop'
}

/**
 * The last section of pages about services, about how we work and about us. It invites the visitor to schedule a call
 * or to send a message.
 */
export function CallToAction({ locale, broken = 'tile' }: CallToActionProps) {
  const { t } = useTranslation('services')
  return (
    <ClosingBand
      title={t('callToAction.title')}
      lead={t('callToAction.lead')}
      picture={{ src: `/illustrations/broken-${broken}.svg`, width: 600, height: 600 }}
    >
      <Button variant="cta" href={paths.contactUs(locale)}>
        {t('callToAction.schedule')}
      </Button>
      <Button href={company.professionalNetworkUrl} external variant="outline">
        {t('callToAction.message')}
      </Button>
    </ClosingBand>
  )
}
