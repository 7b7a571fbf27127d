import type { FlowDiagram as Flow } from '#client/content/case-study-diagram.ts'
import styles from './flow-diagram.module.css'

/** Steps as numbered tiles, each with a nib into the next; the place of a tile that a last row lacks is laid with a pattern. */
export function FlowDiagram({ diagram: { steps } }: { diagram: Flow }) {
  return (
    <ol className={steps.length === 4 ? `${styles.flow} ${styles.four}` : styles.flow}>
      {steps.map(({ title, detail, isHighlighted }) => (
        <li key={title} className={isHighlighted ? styles.highlighted : undefined}>
          <b>{title}</b>
          {detail && <p>{detail}</p>}
        </li>
      ))}
    </ol>
  )
}
