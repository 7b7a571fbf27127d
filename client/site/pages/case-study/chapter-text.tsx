import { Fragment } from 'react'
import bullets from '#client/components/tile-bullets.module.css'
import {
  PRODUCT_PICTURE_HEIGHT_PX,
  PRODUCT_PICTURE_WIDTH_PX,
  productPictureUrl,
} from '#client/content/product-picture.ts'
import { splitAtHeadings } from '#contract/content/case-study-fields.ts'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'
import type { CaseStudyDiagram } from '#contract/content/diagram-schema.ts'
import { ChapterMarkdown } from './chapter-markdown.tsx'
import styles from './chapter-text.module.css'
import { Diagram } from './diagrams/diagram.tsx'

interface ChapterTextProps {
  /** The `id` of the element, in the form `slug/locale/field`. Error messages use it to name the text. */
  id: string
  markdown: string
  diagrams: readonly CaseStudyDiagram[]
  /** The case study whose product the longest part shows, if it shows one. */
  pictureOf: Pick<CaseStudy, 'slug' | 'productPicture'> | undefined
}

/**
 * The text of a chapter with its diagrams. The text is split into parts at its headings, so that a diagram can stand
 * after the part to which it belongs. A diagram that names no part stands after the last part. The picture stands below the
 * heading of the longest part, which has most room for it and tells most about the product.
 */
export function ChapterText({ id, markdown, diagrams, pictureOf }: ChapterTextProps) {
  const parts = splitAtHeadings(markdown)
  const longest = parts.reduce((a, b) => (b.length > a.length ? b : a))
  return (
    <div id={id} className={styles.chapter}>
      {parts.map((text, index) => (
        <Fragment key={text}>
          <div className={`${styles.text} ${bullets.bullets}`}>
            {pictureOf && text === longest ? (
              <PicturedPart id={id} text={text} pictureOf={pictureOf} />
            ) : (
              <ChapterMarkdown id={id} text={text} />
            )}
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

interface PicturedPartProps {
  id: string
  text: string
  pictureOf: Pick<CaseStudy, 'slug' | 'productPicture'>
}

/** A part of a text, with a picture of the product between its heading, if it has one, and its paragraphs. */
function PicturedPart({ id, text, pictureOf: { slug, productPicture } }: PicturedPartProps) {
  const [heading] = /^### .+/.exec(text) ?? ['']
  return (
    <>
      <div className={styles.pictured}>
        <ChapterMarkdown id={id} text={heading} />
        <img
          src={productPictureUrl(slug)}
          width={PRODUCT_PICTURE_WIDTH_PX}
          height={PRODUCT_PICTURE_HEIGHT_PX}
          alt={productPicture}
          loading="lazy"
          decoding="async"
        />
      </div>{' '}
      <ChapterMarkdown id={id} text={text.slice(heading.length)} />
    </>
  )
}
