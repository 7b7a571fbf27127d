import { useTranslation } from 'react-i18next'
import { CardPicture } from '#client/components/card-grid.tsx'
import { capabilityPictureUrl } from '#client/content/service-picture.ts'
import type { ContentTile } from '#client/content/service-types.ts'
import { OverlayToggle } from '#client/widgets/overlay/overlay-toggle.tsx'
import type { Locale } from '#contract/addresses.ts'
import styles from './capability-flip-card.module.css'

interface CapabilityFlipCardProps {
  locale: Locale
  tile: ContentTile
}

/**
 * A tile with picture, title and summary of a capability. The tile flips to show the description on its other side.
 * On small screens, on paper and without script it shows both sides at once.
 */
export function CapabilityFlipCard({ locale, tile }: CapabilityFlipCardProps) {
  const { t } = useTranslation('services')
  const title = tile.title[locale]
  return (
    <li className={styles.tile} data-overlay>
      <div className={styles.face} data-overlay-surface>
        <CardPicture src={capabilityPictureUrl(tile.icon)} />
        <h3>{title}</h3>
        <p>{tile.summary[locale]}</p>
      </div>
      <OverlayToggle className={styles.toggle} label={t('capability.details', { title })} />
      <div className={styles.back} data-title={title} data-overlay-surface>
        <p>{tile.description[locale]}</p>
      </div>
    </li>
  )
}
