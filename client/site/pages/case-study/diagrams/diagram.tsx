import type { CaseStudyDiagram } from '#contract/content/diagram-schema.ts'
import { BarsDiagram } from './bars-diagram.tsx'
import styles from './diagram.module.css'
import { FlowDiagram } from './flow-diagram.tsx'
import { HubDiagram } from './hub-diagram.tsx'
import { LinesDiagram } from './lines-diagram.tsx'
import { ScheduleDiagram } from './schedule-diagram.tsx'

/** A diagram below its caption. */
export function Diagram({ diagram }: { diagram: CaseStudyDiagram }) {
  return (
    <figure className={styles.diagram}>
      <figcaption className={styles.caption}>{diagram.caption}</figcaption>
      <Drawing diagram={diagram} />
    </figure>
  )
}

/** The drawing of a diagram, by its kind. */
function Drawing({ diagram }: { diagram: CaseStudyDiagram }) {
  switch (diagram.kind) {
    case 'bars':
      return <BarsDiagram diagram={diagram} />
    case 'flow':
      return <FlowDiagram diagram={diagram} />
    case 'hub':
      return <HubDiagram diagram={diagram} />
    case 'lines':
      return <LinesDiagram diagram={diagram} />
    case 'schedule':
      return <ScheduleDiagram diagram={diagram} />
  }
}
