import type { CapabilityTile } from '#client/content/service.ts'
import type { Locale } from '#contract/locale.ts'
import styles from './capability-grid.module.css'
import { capabilityGround } from './capability-ground.ts'
import { CapabilityPicture } from './capability-picture.tsx'
import { CapabilityTurner } from './capability-turner.tsx'

interface CapabilityGridProps {
  locale: Locale
  capabilities: readonly CapabilityTile[]
  /** Chooses which tile has which pigment, so that none stands beside a picture of its colour. */
  seed: number
  /** For a page that shows something else on small screens. */
  wideOnly?: boolean
}

/** What a service comprises: a floor of tiles that turn over to tell more, on small screens a list that tells it at once. */
export function CapabilityGrid({ locale, capabilities, seed, wideOnly }: CapabilityGridProps) {
  return (
    <ul className={wideOnly ? `${styles.floor} ${styles.wideOnly}` : styles.floor}>
      {capabilities.map((tile, index) =>
        tile.type === 'image' ? (
          <li key={tile.img} className={styles.picture}>
            <CapabilityPicture tile={tile} locale={locale} />
          </li>
        ) : (
          <CapabilityTurner key={tile.icon} locale={locale} tile={tile} ground={capabilityGround(tile, index, seed)} />
        ),
      )}
    </ul>
  )
}
