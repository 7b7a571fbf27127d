import type { ReactNode } from 'react'
import styles from './page-hero.module.css'
import { tileUrl } from './tile-url.ts'

/** Width and height of the pictures drawn for heroes; they are cut to the room there is. */
export const HERO_PICTURE_WIDTH_PX = 1000
export const HERO_PICTURE_HEIGHT_PX = 900

interface PageHeroProps {
  title: ReactNode
  lead?: ReactNode
  eyebrow?: ReactNode
  /** Chooses the tile of the page's art. */
  seed: number
  /** Address of a picture that takes the place of the tile, 1000 × 900. */
  image?: string
  /** Buttons under the text. */
  actions?: ReactNode
}

/** The top of every page but home, with the page's only `<h1>`. It reaches up behind the header. */
export function PageHero({ title, lead, eyebrow, seed, image, actions }: PageHeroProps) {
  return (
    <div className={image ? `${styles.hero} ${styles.tall}` : styles.hero}>
      <div className={styles.inner}>
        <div className={styles.text}>
          {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
      {image ? (
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
