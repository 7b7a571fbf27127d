import type { BarsDiagram as Bars } from '#contract/content/diagram-schema.ts'
import styles from './bars-diagram.module.css'
import { barsScale } from './bars-scale.ts'
import row from './diagram-row.module.css'

/**
 * A bar chart. Each bar is a row of tiles; the length of the row shows the value. Label and value stand above their
 * row, the scale stands below the last row.
 */
export function BarsDiagram({ diagram }: { diagram: Bars }) {
  const { end, label: endLabel } = barsScale(diagram)
  return (
    <>
      <ul className={styles.bars}>
        {diagram.bars.map(({ label, value, text, isHighlighted }) => (
          <li key={label} className={isHighlighted ? styles.highlighted : undefined}>
            <span>{label}</span> <b className={styles.value}>{text}</b>
            <div className={`${row.row} ${styles.row}`}>
              <div
                className={isHighlighted ? row.highlighted : row.tiles}
                style={{ width: `${end > 0 ? (value / end) * 100 : 0}%` }}
              />
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.scale} aria-hidden="true">
        <span>0</span>
        <span>{endLabel}</span>
      </p>
    </>
  )
}
