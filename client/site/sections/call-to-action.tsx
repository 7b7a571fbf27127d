import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Section } from '#client/components/section.tsx'
import { company } from '#client/content/company.ts'
import { paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './call-to-action.module.css'
import { ClosingPicture } from './closing-picture.tsx'

/**
 * The last section of the pages about services and of the page about how we work. It invites the visitor to schedule a
 * call or to send a message.
 */
export function CallToAction({ locale }: { locale: Locale }) {
  const { t } = useTranslation('services')
  return (
    <Section tone="ink" title={t('callToAction.title')} lead={t('callToAction.lead')}>
      <div className={styles.actions}>
        <Button variant="cta" href={paths.contactUs(locale)}>
          {t('callToAction.schedule')}
        </Button>
        <Button href={company.professionalNetworkUrl} external variant="outline">
          {t('callToAction.message')}
        </Button>
      </div>
      <ClosingPicture src="/illustrations/broken-tile.svg" width={600} height={600} />
    </Section>
  )
}
