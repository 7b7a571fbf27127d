import { type CSSProperties, type ReactNode, useId } from 'react'
import { classNames } from '#client/components/class-names.ts'
import styles from './page-part.module.css'

interface PagePartProps {
  /** The `id` of the part, for links to it. */
  id?: string
  /** The number of a chapter, shown large in the margin. */
  number?: number
  title: string
  tone?: 'paper' | 'eggshell' | 'gold'
  /** A picture, with place and size, that stands above the title on wide screens: `url(…) 12% 78% / 210%`. */
  picture?: string
  /** Content that stands below the title, in the margin. */
  margin?: ReactNode
  /** False to leave the part out when the page is printed. Use it for a part that has only buttons. */
  isPrinted?: boolean
  children: ReactNode
}

/** A part of a case study's page. On wide screens its title stands in the margin and sticks while the part is read. */
export function PagePart({ id, number, title, tone = 'paper', picture, margin, isPrinted, children }: PagePartProps) {
  const titleId = useId()
  return (
    <section
      id={id}
      className={classNames(styles.part, tone !== 'paper' && styles[tone], isPrinted === false && styles.unprinted)}
      aria-labelledby={titleId}
    >
      <div className={styles.inner}>
        <div className={styles.margin} style={picture ? ({ '--picture': picture } as CSSProperties) : undefined}>
          {number && (
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
          )}
          <h2 id={titleId}>{title}</h2>
          {margin}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  )
}
