import { classNames } from '#client/components/class-names.ts'
import type { CapabilityTile } from '#client/content/service-types.ts'
import type { Locale } from '#contract/addresses.ts'
import { CapabilityFlipCard } from './capability-flip-card.tsx'
import styles from './capability-grid.module.css'
import { CapabilityPicture } from './capability-picture.tsx'

interface CapabilityGridProps {
  locale: Locale
  capabilities: readonly CapabilityTile[]
}

/**
 * The capabilities of a service as a grid of tiles that flip to show a description. On small screens the tiles stand in
 * a list and show their descriptions without a flip. Each of two pictures stands in a row, beside the tile it belongs to.
 */
export function CapabilityGrid({ locale, capabilities }: CapabilityGridProps) {
  const paired = capabilities.filter(({ type }) => type === 'image').length === 2
  return (
    <ul className={classNames(styles.grid, paired && styles.paired)}>
      {capabilities.map((tile) =>
        tile.type === 'image' ? (
          <li key={tile.img} className={styles.picture}>
            <CapabilityPicture tile={tile} locale={locale} />
          </li>
        ) : (
          <CapabilityFlipCard key={tile.icon} locale={locale} tile={tile} />
        ),
      )}
    </ul>
  )
}
