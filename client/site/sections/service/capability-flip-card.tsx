import { useTranslation } from 'react-i18next'
import { CardPicture } from '#client/components/card-grid.tsx'
import { capabilityPictureUrl } from '#client/content/service-picture.ts'
import type { Capability } from '#client/content/service-types.ts'
import { OverlayToggle } from '#client/widgets/overlay/overlay-toggle.tsx'
import type { Locale } from '#contract/addresses.ts'
import styles from './capability-flip-card.module.css'

interface CapabilityFlipCardProps {
  locale: Locale
  capability: Capability
}

/**
 * A tile with picture, title and summary of a capability. The tile flips to show the description on its other side.
 * On small screens, on paper and without script it shows both sides at once.
 */
export function CapabilityFlipCard({ locale, capability }: CapabilityFlipCardProps) {
  const { t } = useTranslation('services')
  const title = capability.title[locale]
  return (
    <li className={styles.tile} data-overlay>
      <div className={styles.face} data-overlay-surface>
        <CardPicture src={capabilityPictureUrl(capability.icon)} />
        <h3>{title}</h3>
        <p>{capability.summary[locale]}</p>
      </div>
      <OverlayToggle className={styles.toggle} label={t('capability.details', { title })} />
      <div className={styles.back} data-title={title} data-overlay-surface>
        <p>{capability.description[locale]}</p>
      </div>
    </li>
  )
}
