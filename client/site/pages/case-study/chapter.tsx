import { type CSSProperties, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#client/components/class-names.ts'
import { coverTileUrl } from '#client/content/cover-url.ts'
import styles from './chapter.module.css'
import { ChapterRail } from './chapter-rail.tsx'
import type { ChapterAnchor } from './chapters.ts'
import margin from './margin.module.css'

interface ChapterProps {
  anchor: ChapterAnchor
  /** The number of the chapter, shown large. */
  number: number
  /** The slug of the case study, whose tile the floor is laid with. */
  slug: string
  children: ReactNode
}

/**
 * A chapter of a case study. It begins with its title beside a floor of the case study's own tile, which is broken in
 * the first chapter, is laid in the second, and is whole in the third.
 */
export function Chapter({ anchor, number, slug, children }: ChapterProps) {
  const { t } = useTranslation('case-studies')
  const titleId = useId()
  return (
    <section id={anchor} className={`${margin.margin} ${styles.chapter}`} aria-labelledby={titleId}>
      <div
        className={classNames(styles.opener, styles[anchor])}
        style={{ '--tile': `url(${coverTileUrl(slug)})` } as CSSProperties}
      >
        <div className={styles.panel}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <h2 id={titleId}>{t(`detail.${anchor}`)}</h2>
          <ChapterRail current={anchor} />
        </div>
      </div>
      {children}
    </section>
  )
}
