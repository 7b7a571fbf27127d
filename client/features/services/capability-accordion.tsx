import type { CapabilityTile } from '#client/content/service.ts'
import type { Locale } from '#contract/locale.ts'
import styles from './capability-accordion.module.css'
import { capabilityGround } from './capability-ground.ts'
import { CapabilityIcon } from './capability-icon.tsx'
import { CapabilityPicture } from './capability-picture.tsx'

interface CapabilityAccordionProps {
  locale: Locale
  capabilities: readonly CapabilityTile[]
  /** As for the grid. */
  seed: number
}

/** What a service comprises, for small screens: one item is open at a time; a second press closes it. */
export function CapabilityAccordion({ locale, capabilities, seed }: CapabilityAccordionProps) {
  return (
    <div className={styles.accordion}>
      {capabilities.map((tile, index) =>
        tile.type === 'image' ? (
          <CapabilityPicture key={tile.img} tile={tile} locale={locale} />
        ) : (
          <details key={tile.icon} name="capabilities" className={capabilityGround(tile, index, seed)}>
            <summary>
              <CapabilityIcon name={tile.icon} />
              <h3>{tile.title[locale]}</h3>
            </summary>
            <p>{tile.description[locale]}</p>
          </details>
        ),
      )}
    </div>
  )
}
