import { COVER_HEIGHT_PX, COVER_WIDTH_PX, coverUrl } from '#client/content/cover-url.ts'
import styles from './case-study-cover.module.css'

interface CaseStudyCoverProps {
  slug: string
  /**
   * True for the cover at the top of the case study's page: the browser fetches this cover first, and
   * `receive-cover.ts` finds it by its id. All other covers are fetched when they come near the viewport.
   */
  isHero?: boolean
}

/**
 * The picture of a case study. It is slightly enlarged while the pointer is over its card or the card's link has
 * keyboard focus. In browsers with view transitions the cover of a pressed card moves to its place on the next page
 * (`cover-transition.ts`).
 */
export function CaseStudyCover({ slug, isHero = false }: CaseStudyCoverProps) {
  return (
    <div className={styles.cover} id={isHero ? 'cover' : undefined} data-cover={slug}>
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
