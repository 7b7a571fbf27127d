import { CardPicture } from '#client/components/card-grid.tsx'
import { classNames } from '#client/components/class-names.ts'
import { capabilityPictureUrl } from '#client/content/service-picture.ts'
import type { CapabilityTile } from '#client/content/service-types.ts'
import { CapabilityScene } from '#client/site/sections/service/capability-scene.tsx'
import details from '#client/widgets/details-list/details-list.module.css'
import type { Locale } from '#contract/addresses.ts'
import styles from './capability-accordion.module.css'

interface CapabilityAccordionProps {
  locale: Locale
  capabilities: readonly CapabilityTile[]
}

/**
 * The capabilities of a service for small screens. An open capability closes when it is pressed again or when another
 * capability is opened.
 */
export function CapabilityAccordion({ locale, capabilities }: CapabilityAccordionProps) {
  return (
    <div className={classNames(details.list, styles.accordion)}>
      {capabilities.map((tile) =>
        tile.type === 'image' ? (
          <CapabilityScene key={tile.img} scene={tile} locale={locale} />
        ) : (
          <details key={tile.icon} name="capabilities">
            <summary>
              <CardPicture src={capabilityPictureUrl(tile.icon)} />
              <hgroup>
                <h3>{tile.title[locale]}</h3>
                <p>{tile.summary[locale]}</p>
              </hgroup>
            </summary>
            <p>{tile.description[locale]}</p>
          </details>
        ),
      )}
    </div>
  )
}
