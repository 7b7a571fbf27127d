import { useTranslation } from 'react-i18next'
import type { ScheduleDiagram as Schedule } from '#contract/content/diagram-schema.ts'
import { DiagramAxis } from './diagram-axis.tsx'
import row from './diagram-row.module.css'
import styles from './schedule-diagram.module.css'

/** Activities over time. Each activity is a row; tiles fill the row from the activity's first column to its last. */
export function ScheduleDiagram({ diagram: { columns, rows } }: { diagram: Schedule }) {
  const { t } = useTranslation('case-studies')
  const column = 100 / columns.length
  return (
    <div className={styles.schedule}>
      <div className={styles.columns}>
        <DiagramAxis names={columns} at="columns" />
      </div>
      <ul className={styles.rows}>
        {rows.map(({ label, from, to, isHighlighted }) => (
          <li key={label}>
            <span className={isHighlighted ? styles.highlighted : undefined}>{label}</span>
            <span className="visually-hidden">
              {from === to ? columns[from - 1] : t('diagram.fromTo', { from: columns[from - 1], to: columns[to - 1] })}
            </span>
            <div className={`${row.row} ${styles.row}`} style={{ backgroundSize: `${column}%` }}>
              <div
                className={isHighlighted ? row.highlighted : row.tiles}
                style={{ width: `${(to - from + 1) * column}%`, marginLeft: `${(from - 1) * column}%` }}
              />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
