import { COVER_HEIGHT_PX, COVER_WIDTH_PX, coverUrl } from '#client/content/cover-url.ts'
import styles from './case-study-cover.module.css'

interface CaseStudyCoverProps {
  slug: string
  /**
   * At the top of the page of the case study: the browser fetches the picture first. On cards it is fetched when it
   * comes near the screen.
   */
  isHero?: boolean
}

/**
 * The picture of a case study, slightly enlarged while the card's link is hovered. With view transitions the cover of
 * the pressed card moves into its place on the next page (`cover-transition.ts`).
 */
export function CaseStudyCover({ slug, isHero = false }: CaseStudyCoverProps) {
  return (
    <div className={styles.cover} data-cover={slug}>
      <img
        src={coverUrl(slug)}
        width={COVER_WIDTH_PX}
        height={COVER_HEIGHT_PX}
        alt=""
        loading={isHero ? 'eager' : 'lazy'}
        fetchPriority={isHero ? 'high' : undefined}
        decoding="async"
      />
    </div>
  )
}
