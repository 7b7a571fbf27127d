import { COVER_HEIGHT_PX, COVER_WIDTH_PX, coverUrl } from '#client/content/cover-url.ts'
import styles from './case-study-cover.module.css'

interface CaseStudyCoverProps {
  slug: string
  /** At the top of its page: fetched before other pictures, where cards wait until they come near. */
  isHero?: boolean
}

/**
 * The picture of a case study; it comes a little nearer when the link of the card that it stands on is pointed at. Where the browser
 * has view transitions, the one on the card that was pressed becomes the one on the page (`behaviours/cover-transition.ts`).
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
