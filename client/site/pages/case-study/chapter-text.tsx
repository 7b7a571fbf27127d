import { Fragment } from 'react'
import ringed from '#client/components/ringed-tiles.module.css'
import bullets from '#client/components/tile-bullets.module.css'
import { splitAtHeadings } from '#contract/content/case-study-fields.ts'
import type { CaseStudyDiagram } from '#contract/content/diagram-schema.ts'
import { ChapterMarkdown } from './chapter-markdown.tsx'
import styles from './chapter-text.module.css'
import { Diagram } from './diagrams/diagram.tsx'

interface ChapterTextProps {
  /** The `id` of the element, in the form `slug/locale/field`. Error messages use it to name the text. */
  id: string
  markdown: string
  diagrams: readonly CaseStudyDiagram[]
}

/**
 * The text of a chapter with its diagrams. The text is split into parts at its headings, so that a diagram can stand
 * after the part to which it belongs. A diagram that names no part stands after the last part.
 */
export function ChapterText({ id, markdown, diagrams }: ChapterTextProps) {
  const parts = splitAtHeadings(markdown)
  return (
    <div id={id} className={styles.chapter}>
      {parts.map((text, index) => (
        <Fragment key={text}>
          <div className={`${styles.text} ${bullets.bullets} ${ringed.ringed}`}>
            <ChapterMarkdown id={id} text={text} />
          </div>
          {diagrams
            .filter(({ part = parts.length }) => part === index + 1)
            .map((diagram) => (
              <Diagram key={diagram.caption} diagram={diagram} />
            ))}
        </Fragment>
      ))}
    </div>
  )
}
