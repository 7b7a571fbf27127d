import { COVER_HEIGHT_PX, COVER_WIDTH_PX, coverUrl } from '#client/content/cover-url.ts'
import styles from './case-study-cover.module.css'

/** The picture of a case study; it comes a little nearer when the link of the card that it stands on is pointed at. */
export function CaseStudyCover({ slug }: { slug: string }) {
  return (
    <div className={styles.cover}>
      <img
        src={coverUrl(slug)}
        width={COVER_WIDTH_PX}
        height={COVER_HEIGHT_PX}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </div>
  )
}
