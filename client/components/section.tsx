import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

interface SectionProps {
  title?: ReactNode
  lead?: ReactNode
  /** The ground it stands on. */
  tone?: 'paper' | 'eggshell' | 'ink'
  id?: string
  children?: ReactNode
}

/** A full-width part of a page with its `<h2>`. */
export function Section({ title, lead, tone = 'paper', id, children }: SectionProps) {
  const titleId = useId()
  return (
    <section id={id} className={`${styles.section} ${styles[tone]}`} aria-labelledby={title ? titleId : undefined}>
      <div className={styles.inner}>
        {(title || lead) && (
          <div className={styles.heading}>
            {title && <h2 id={titleId}>{title}</h2>}
            {lead && <p>{lead}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}
