import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinesDiagram as Lines } from '#contract/content/diagram-schema.ts'
import { DiagramAxis } from './diagram-axis.tsx'
import styles from './lines-diagram.module.css'
import { labelPositions } from './lines-diagram-label-positions.ts'
import { markPlace } from './lines-diagram-mark-place.ts'
import { type Point, pointsOf, ticksFor } from './lines-diagram-scale.ts'
import { LinesDiagramTable } from './lines-diagram-table.tsx'

const LINE_STYLES = [styles.first, styles.second]

/**
 * A line chart: quantities over time as lines on a grid, with labels at the ends of the lines and numbers at the marked
 * points. Screen readers get a table instead.
 */
export function LinesDiagram({ diagram }: { diagram: Lines }) {
  const { unit, points, lines } = diagram
  const format = new Intl.NumberFormat(useTranslation().i18n.language)
  const ticks = ticksFor(lines.flatMap(({ values }) => values))
  const drawn = lines.map(({ values }) => pointsOf(values, ticks))
  return (
    <div>
      <LinesDiagramTable diagram={diagram} format={format} />
      <div className={styles.diagram} aria-hidden="true">
        <p className={styles.unit}>{unit}</p>
        <Labels names={lines.map(({ label }) => label)} ends={drawn.map((line) => line.at(-1)?.[1] ?? 0)} />
        <div className={styles.ticks}>
          {ticks.toReversed().map((tick) => (
            <span key={tick}>{format.format(tick)}</span>
          ))}
        </div>
        <Chart diagram={diagram} drawn={drawn} ticks={ticks} format={format} />
        <div className={styles.axis}>
          <DiagramAxis names={points} at="points" />
        </div>
      </div>
    </div>
  )
}

/** The names of the lines. `ends` are the ends of the lines, in percent from the top of the chart. */
function Labels({ names, ends }: { names: readonly string[]; ends: readonly number[] }) {
  const positions = labelPositions(ends)
  return (
    <>
      <ul className={styles.labels}>
        {names.map((name, index) => (
          <li key={name} className={LINE_STYLES[index]} style={{ '--y': `${positions[index]}%` } as CSSProperties}>
            {name}
          </li>
        ))}
      </ul>
      {/* Connects the end of each line with its label. */}
      <svg className={styles.joints} viewBox="0 0 1 100" preserveAspectRatio="none" aria-hidden="true">
        {ends.map((end, index) => (
          <path
            key={names[index]}
            className={LINE_STYLES[index]}
            d={`M0 ${end}L1 ${positions[index]}`}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
    </>
  )
}

interface ChartProps {
  diagram: Lines
  /** The points of each line. */
  drawn: readonly Point[][]
  ticks: readonly number[]
  format: Intl.NumberFormat
}

/**
 * The lines on their grid, with the numbers at the marked points. The area below the first line has a tile pattern only
 * if the scale starts at 0, because otherwise the area would not be in proportion to the quantity.
 */
function Chart({ diagram: { points, lines, marks = [] }, drawn, ticks, format }: ChartProps) {
  const marked = marks.map((mark) => {
    // Marks count lines and points from 1.
    const [line, point] = [mark.line - 1, mark.point - 1]
    const [x, y] = drawn[line]?.[point] ?? [0, 0]
    return { ...markPlace(drawn, mark), x, y, line, value: lines[line]?.values[point] }
  })
  return (
    <div
      className={styles.chart}
      style={{ backgroundSize: `${100 / (points.length - 1)}% ${100 / (ticks.length - 1)}%` }}
    >
      {ticks[0] === 0 && <div className={styles.area} style={{ clipPath: areaBelow(drawn[0] ?? []) }} />}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {/* Reversed, so that the first line lies on top. */}
        {lines
          .map(({ label }, index) => (
            <path
              key={label}
              className={LINE_STYLES[index]}
              d={`M${drawn[index]?.join('L')}`}
              vectorEffect="non-scaling-stroke"
            />
          ))
          .reverse()}
        {marked.map(({ line, x, y }) => (
          <path
            key={`${x} ${y}`}
            className={`${LINE_STYLES[line]} ${styles.point}`}
            d={`M${x} ${y}h0`}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {marked.map(({ line, value = 0, x, y, side, shift }) => (
        <b
          key={`${x} ${y}`}
          className={`${LINE_STYLES[line]} ${styles.mark} ${styles[side]}`}
          style={{ left: `${x}%`, top: `${y}%`, '--shift': `${shift * -100}%` } as CSSProperties}
        >
          {format.format(value)}
        </b>
      ))}
    </div>
  )
}

/** Returns the area between a line and the lower edge of the chart, as a CSS shape. */
function areaBelow(points: readonly Point[]): string {
  const corners = [[0, 100], ...points, [100, 100]]
  return `polygon(${corners.map(([x, y]) => `${x}% ${y}%`).join()})`
}
