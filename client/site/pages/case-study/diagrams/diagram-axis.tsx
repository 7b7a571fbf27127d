import styles from './diagram-axis.module.css'
import { axisLabels } from './diagram-axis-labels.ts'

interface DiagramAxisProps {
  names: readonly string[]
  /**
   * `points` puts a name at each point, with the first and the last name at the ends of the axis. `columns` puts a name
   * in the middle of each column.
   */
  at: 'points' | 'columns'
}

/**
 * The names along an axis, as many as fit. Hidden from screen readers, which get the same words from another element.
 */
export function DiagramAxis({ names, at }: DiagramAxisProps) {
  const { length } = names
  const labels = at === 'points' ? axisLabels(names, length - 1, 1.5) : axisLabels(names, length, 1)
  const position = (index: number) => (at === 'points' ? index / (length - 1) : (index + 0.5) / length)
  const minWidth = at === 'columns' ? `${100 / length}%` : undefined
  return (
    <div className={styles.axis} aria-hidden="true">
      {labels.map(({ name, index, room }) => {
        const isOuter = index === 0 || index === length - 1
        const style = isOuter ? { minWidth } : { marginLeft: `${position(index) * 100}%` }
        return (
          <span key={index} className={styles[room]} style={style}>
            {name}
          </span>
        )
      })}
    </div>
  )
}
