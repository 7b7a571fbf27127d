import { type ReactNode, useId } from 'react'
import { classNames } from '#client/components/class-names.ts'
import styles from './page-part.module.css'

interface PagePartProps {
  title: string
  tone?: 'eggshell'
  /** False to leave the part out when the page is printed. Use it for a part that has only buttons. */
  isPrinted?: boolean
  children: ReactNode
}

/** A part of a case study's page outside its chapters. On wide screens its title stands in the margin. */
export function PagePart({ title, tone, isPrinted, children }: PagePartProps) {
  const titleId = useId()
  return (
    <section
      className={classNames(styles.part, tone && styles[tone], isPrinted === false && styles.unprinted)}
      aria-labelledby={titleId}
    >
      <div className={styles.inner}>
        <h2 id={titleId}>{title}</h2>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  )
}
