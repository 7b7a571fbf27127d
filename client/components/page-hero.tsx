import type { ReactNode } from 'react'
import styles from './page-hero.module.css'
import { tileUrl } from './tile-url.ts'

interface PageHeroProps {
  title: ReactNode
  lead?: ReactNode
  eyebrow?: ReactNode
  /** Chooses the tile of the page's art. */
  seed: number
  /** Buttons under the text. */
  actions?: ReactNode
}

/** The top of every page but home, with the page's only `<h1>`. It reaches up behind the header. */
export function PageHero({ title, lead, eyebrow, seed, actions }: PageHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.text}>
          {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
      <div className={styles.art} style={{ backgroundImage: `url(${tileUrl(seed)})` }} aria-hidden="true" />
    </div>
  )
}
