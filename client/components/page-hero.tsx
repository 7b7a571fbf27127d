import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './page-hero.module.css'

/**
 * Size of the picture that a page passes as `image`, for the attributes of `<img>`. CSS crops it to other ratios.
 */
export const HERO_PICTURE_WIDTH_PX = 1000
export const HERO_PICTURE_HEIGHT_PX = 900

/**
 * Matches the titles that are set large: at most 27 characters, in words of at most 13. Words with a no-break space
 * between them count as one word. This takes in the names of all services, so that their pages have titles of one size.
 */
const SHORT_TITLE = /^(?=.{1,27}$)[^ ]{1,13}( [^ ]{1,13})*$/

interface PageHeroProps {
  title: ReactNode
  lead?: ReactNode
  eyebrow?: ReactNode
  /** Buttons under the text. */
  actions?: ReactNode
  /** Makes the hero less high, so that the content below it is visible without scrolling. */
  compact?: boolean
  /** The address of the page's own picture, 1000 × 900. */
  image: string
  /**
   * The slug of the page's job: if the visitor comes from the job's card, the picture grows out of the card's tile
   * (`cover-transition.ts`).
   */
  cover?: string
}

/**
 * The top of a page, with the page's only `<h1>`. All pages use it except the home page and the pages of case studies,
 * which have heroes of their own. The hero extends behind the header. All `data-` attributes that are passed are set on
 * the outermost element.
 */
export function PageHero(props: PageHeroProps) {
  const { title, lead, eyebrow, cover, image, actions, compact, ...data } = props
  // Few titles of jobs are short. None is set large, so that the pages of all jobs look alike.
  const isShort = !cover && typeof title === 'string' && SHORT_TITLE.test(title)
  return (
    <div className={classNames(styles.hero, compact && styles.compact)} {...data}>
      <div className={styles.inner}>
        <div className={styles.text}>
          {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
          <h1 className={isShort ? styles.short : undefined}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
      <img
        className={styles.picture}
        src={image}
        alt=""
        width={HERO_PICTURE_WIDTH_PX}
        height={HERO_PICTURE_HEIGHT_PX}
        fetchPriority="high"
        id={cover && 'cover'}
        data-cover={cover}
      />
    </div>
  )
}
