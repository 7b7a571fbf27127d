import type { CapabilityTile } from '#client/content/service.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './capability-grid.module.css'
import { CapabilityPicture } from './capability-picture.tsx'
import { CapabilityTurner } from './capability-turner.tsx'

interface CapabilityGridProps {
  locale: Locale
  capabilities: readonly CapabilityTile[]
}

/**
 * The capabilities of a service as a grid of tiles that turn over to show a description. On small screens the tiles
 * stand in a list and show their descriptions without turning.
 */
export function CapabilityGrid({ locale, capabilities }: CapabilityGridProps) {
  return (
    <ul className={styles.grid}>
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
