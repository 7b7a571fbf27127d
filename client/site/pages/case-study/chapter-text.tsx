import { Fragment } from 'react'
import { classNames } from '#client/components/class-names.ts'
import ringed from '#client/components/ringed-tiles.module.css'
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
  /** The case study whose product the first part shows, if it shows one. */
  pictureOf: Pick<CaseStudy, 'slug' | 'productPicture'> | undefined
}

/**
 * The text of a chapter with its diagrams. The text is split into parts at its headings, so that a diagram can stand
 * after the part to which it belongs. A diagram that names no part stands after the last part. A picture stands in the
 * margin of the first part, on phones below it.
 */
export function ChapterText({ id, markdown, diagrams, pictureOf }: ChapterTextProps) {
  const parts = splitAtHeadings(markdown)
  return (
    <div id={id} className={styles.chapter}>
      {parts.map((text, index) => (
        <Fragment key={text}>
          <div
            className={classNames(
              styles.text,
              bullets.bullets,
              ringed.ringed,
              index === 0 && pictureOf && styles.pictured,
            )}
          >
            <ChapterMarkdown id={id} text={text} />
            {index === 0 && pictureOf && (
              <div className={styles.picture}>
                <img
                  src={productPictureUrl(pictureOf.slug)}
                  width={PRODUCT_PICTURE_WIDTH_PX}
                  height={PRODUCT_PICTURE_HEIGHT_PX}
                  alt={pictureOf.productPicture}
                  loading="lazy"
                  decoding="async"
                />
              </div>
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
