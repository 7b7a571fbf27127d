import { classNames } from '#client/components/class-names.ts'
import type { CapabilityTile } from '#client/content/service-types.ts'
import type { Locale } from '#contract/addresses.ts'
import { CapabilityFlipCard } from './capability-flip-card.tsx'
import styles from './capability-grid.module.css'
import { CapabilityScene } from './capability-scene.tsx'

interface CapabilityGridProps {
  locale: Locale
  capabilities: readonly CapabilityTile[]
}

/**
 * The capabilities of a service as a grid of tiles that flip to show a description. On small screens the tiles stand in
 * a list and show their descriptions without a flip. If there are two scenes, each stands in a row with two capabilities.
 */
export function CapabilityGrid({ locale, capabilities }: CapabilityGridProps) {
  const hasTwoScenes = capabilities.filter(({ type }) => type === 'image').length === 2
  return (
    <ul className={classNames(styles.grid, hasTwoScenes && styles.twoScenes)}>
      {capabilities.map((tile) =>
        tile.type === 'image' ? (
          <li key={tile.img} className={styles.scene}>
            <CapabilityScene scene={tile} locale={locale} />
          </li>
        ) : (
          <CapabilityFlipCard key={tile.icon} locale={locale} capability={tile} />
        ),
      )}
    </ul>
  )
}
