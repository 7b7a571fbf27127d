import type { ReactNode } from 'react'
import styles from './page-hero.module.css'
import { tileUrl } from './tile-url.ts'

/** Size of the drawn pictures. CSS crops them. */
export const HERO_PICTURE_WIDTH_PX = 1000
export const HERO_PICTURE_HEIGHT_PX = 900

interface PageHeroText {
  title: ReactNode
  lead?: ReactNode
  eyebrow?: ReactNode
  /** Buttons under the text. */
  actions?: ReactNode
  /** As high as its text, for a page whose content should be visible at once. */
  compact?: boolean
}

type PageHeroArt =
  /** Chooses the tile of the decoration. */
  | { seed: number; image?: undefined }
  /** Address of the page's own picture, 1000 × 900. */
  | { seed?: undefined; image: string }

/**
 * The top of every page but home, with the page's only `<h1>`. It extends behind the header. `data-` attributes are put
 * on its root.
 */
export function PageHero({ title, lead, eyebrow, seed, image, actions, compact, ...data }: PageHeroText & PageHeroArt) {
  const shape = [styles.hero, image && styles.tall, compact && styles.compact].filter(Boolean).join(' ')
  return (
    <div className={shape} {...data}>
      <div className={styles.inner}>
        <div className={styles.text}>
          {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
      {seed === undefined ? (
        <img
          className={styles.picture}
          src={image}
          alt=""
          width={HERO_PICTURE_WIDTH_PX}
          height={HERO_PICTURE_HEIGHT_PX}
          fetchPriority="high"
        />
      ) : (
        <div className={styles.art} style={{ backgroundImage: `url(${tileUrl(seed)})` }} aria-hidden="true" />
      )}
    </div>
  )
}
