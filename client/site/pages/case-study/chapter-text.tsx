import { Fragment } from 'react'
import bullets from '#client/components/tile-bullets.module.css'
import { splitAtHeadings } from '#contract/content/case-study-fields.ts'
import type { CaseStudyDiagram } from '#contract/content/diagram-schema.ts'
import { ChapterMarkdown } from './chapter-markdown.tsx'
import styles from './chapter-text.module.css'
import { Diagram } from './diagrams/diagram.tsx'

interface ChapterTextProps {
  /** The `id` of the element, in the form `slug/locale/field`. Error messages name it, too. */
  id: string
  markdown: string
  diagrams: readonly CaseStudyDiagram[]
}

/**
 * The text of a chapter. It is split into parts at its headings, and each diagram stands after the part that it belongs
 * to, by default after the last.
 */
export function ChapterText({ id, markdown, diagrams }: ChapterTextProps) {
  const parts = splitAtHeadings(markdown)
  return (
    <div id={id} className={styles.chapter}>
      {parts.map((text, index) => (
        <Fragment key={text}>
          <div className={`${styles.text} ${bullets.bullets}`}>
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
