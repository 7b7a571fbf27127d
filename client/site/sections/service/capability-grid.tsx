import type { CapabilityTile } from '#client/content/service.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './capability-grid.module.css'
import { CapabilityPicture } from './capability-picture.tsx'
import { CapabilityTurner } from './capability-turner.tsx'

interface CapabilityGridProps {
  locale: Locale
  capabilities: readonly CapabilityTile[]
}

/** What a service comprises: a floor of tiles that turn over to tell more, on small screens a list that tells it at once. */
export function CapabilityGrid({ locale, capabilities }: CapabilityGridProps) {
  return (
    <ul className={styles.floor}>
      {capabilities.map((tile) =>
        tile.type === 'image' ? (
          <li key={tile.img} className={styles.picture}>
            <CapabilityPicture tile={tile} locale={locale} />
          </li>
        ) : (
          <CapabilityTurner key={tile.icon} locale={locale} tile={tile} />
        ),
      )}
    </ul>
  )
}
