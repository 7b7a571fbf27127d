import { type CSSProperties, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { HubDiagram as Hub } from '#contract/content/diagram-schema.ts'
import styles from './hub-diagram.module.css'
import { spokePlaces } from './hub-diagram-places.ts'

/**
 * A hub, which several users share, as a tile in the middle, with its users (spokes) on both sides. On narrow screens
 * the users are branches below the tile.
 */
export function HubDiagram({ diagram: { hub, spokes } }: { diagram: Hub }) {
  const { t } = useTranslation('case-studies')
  const titleId = useId()
  const { places, halfRowCount } = spokePlaces(spokes.length)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div role="group" aria-labelledby={titleId} className={styles.diagram}>
      <div className={styles.hub}>
        <div className={styles.field}>
          <b id={titleId} className={styles.title}>
            {hub.title}
          </b>
          {hub.detail && <p>{hub.detail}</p>}
        </div>
      </div>
      <p className="visually-hidden">{t('diagram.sharedBy')}</p>
      <svg className={styles.lines} viewBox={`0 0 2 ${halfRowCount}`} preserveAspectRatio="none" aria-hidden="true">
        {places.map(({ side, row }) => (
          <path
            key={`${side} ${row}`}
            d={`M1 ${halfRowCount / 2}L${side === 'left' ? 0 : 2} ${row}`}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <ul className={styles.spokes}>
        {spokes.map((spoke, index) => (
          <li
            key={spoke}
            className={places[index]?.side === 'left' ? styles.left : undefined}
            style={{ '--row': places[index]?.row } as CSSProperties}
          >
            {spoke}
          </li>
        ))}
      </ul>
    </div>
  )
}
