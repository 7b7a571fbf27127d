import { useTranslation } from 'react-i18next'
import type { LinesDiagram as Lines } from '#client/content/case-study-diagram.ts'
import { DiagramAxis } from './diagram-axis.tsx'
import styles from './lines-diagram.module.css'
import { labelRows, pointsOf, ticksFor } from './lines-diagram-scale.ts'
import { LinesDiagramTable } from './lines-diagram-table.tsx'

/**
 * Quantities over time as lines on a tiled floor; as a table for screen readers. Tiles are laid below the first line where the
 * scale begins at 0: elsewhere their area would mislead.
 */
export function LinesDiagram({ diagram }: { diagram: Lines }) {
  const { unit, points, lines } = diagram
  const format = new Intl.NumberFormat(useTranslation().i18n.language)
  const ticks = ticksFor(lines.flatMap(({ values }) => values))
  const drawn = lines.map((line) => ({ ...line, points: pointsOf(line.values, ticks) }))
  const [first] = drawn
  const labels = labelRows(drawn.map(({ points }) => points.at(-1)?.[1] ?? 0))
  return (
    <div>
      <LinesDiagramTable diagram={diagram} format={format} />
      <div className={styles.diagram} aria-hidden="true">
        <p className={styles.unit}>{unit}</p>
        <ul
          className={styles.labels}
          style={{ gridTemplateRows: labels.gaps.map((gap) => `minmax(0, ${gap}fr)`).join(' auto ') }}
        >
          {drawn.map(({ label, values }, index) => (
            <li
              key={label}
              className={index === 0 ? styles.first : styles.second}
              style={{ gridRow: labels.rows[index] }}
            >
              <b className={styles.value}>{format.format(values.at(-1) ?? 0)}</b> {label}
            </li>
          ))}
        </ul>
        <div className={styles.ticks}>
          {ticks.toReversed().map((tick) => (
            <span key={tick}>{format.format(tick)}</span>
          ))}
        </div>
        <div
          className={styles.floor}
          style={{ backgroundSize: `${100 / (points.length - 1)}% ${100 / (ticks.length - 1)}%` }}
        >
          {ticks[0] === 0 && <div className={styles.laid} style={{ clipPath: areaBelow(first?.points ?? []) }} />}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {drawn.toReversed().map(({ label, points }) => (
              <path
                key={label}
                className={label === first?.label ? styles.first : styles.second}
                d={`M${points.join('L')}`}
                vectorEffect="non-scaling-stroke"
              />
            ))}
            <path
              className={`${styles.first} ${styles.marks}`}
              d={first?.points.map((point) => `M${point}h0`).join('')}
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        </div>
        <div className={styles.axis}>
          <DiagramAxis names={points} at="points" />
        </div>
      </div>
    </div>
  )
}

function areaBelow(points: [x: number, y: number][]): string {
  const corners = [[0, 100], ...points, [100, 100]]
  return `polygon(${corners.map(([x, y]) => `${x}% ${y}%`).join()})`
}
