import type { FlowDiagram as Flow } from '#contract/content/diagram-schema.ts'
import styles from './flow-diagram.module.css'

/** Maximum number of steps in one row. More steps would be too narrow side by side. */
const ROW_MAX_COUNT = 4

/**
 * Steps as numbered tiles with arrows between them. Up to `ROW_MAX_COUNT` steps stand in one row if they fit, otherwise
 * the steps stand below each other.
 */
export function FlowDiagram({ diagram: { steps } }: { diagram: Flow }) {
  return (
    <ol className={`${styles.flow} ${steps.length <= ROW_MAX_COUNT ? styles.row : styles.column}`}>
      {steps.map(({ title, detail, isHighlighted }) => (
        <li key={title} className={isHighlighted ? styles.highlighted : undefined}>
          <b>{title}</b>
          {detail && <p>{detail}</p>}
        </li>
      ))}
    </ol>
  )
}
