import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { BarsDiagram as Bars } from '#contract/content/diagram-schema.ts'
import styles from './bars-diagram.module.css'
import { barsScaleEnd } from './bars-scale-end.ts'
import row from './diagram-row.module.css'

/**
 * A bar chart. Each bar is a row of tiles, each of which stands for the same amount; a line below the bars names it.
 * Label and value stand beside the bar or, in a narrow container, above it.
 */
export function BarsDiagram({ diagram: { bars, tile, whole } }: { diagram: Bars }) {
  const { t } = useTranslation('case-studies')
  const tileCount = Math.ceil(barsScaleEnd({ bars, whole }) / tile.value)
  return (
    <div className={styles.diagram} style={{ '--tile-count': tileCount } as CSSProperties}>
      <ul className={styles.bars}>
        {bars.map(({ label, value, text, isHighlighted }) => (
          <li
            key={label}
            className={isHighlighted ? styles.highlighted : undefined}
            style={{ '--share': value / tile.value / tileCount } as CSSProperties}
          >
            <div className={styles.label}>
              <span>{label}</span> <b className={styles.value}>{text}</b>
            </div>
            <div className={`${row.row} ${styles.row}`} style={{ backgroundSize: `${100 / tileCount}%` }}>
              <div className={`${isHighlighted ? row.highlighted : row.tiles} ${styles.bar}`} />
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.tile} aria-hidden="true">
        {t('diagram.tile', { amount: tile.text })}
      </p>
    </div>
  )
}
