import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './section.module.css'

interface SectionProps {
  title?: ReactNode
  lead?: ReactNode
  /** A button beside the title. On small screens it is below the content. */
  action?: ReactNode
  /** Background of the section. */
  tone?: 'paper' | 'eggshell' | 'ink'
  /** Reduces the space above the section. */
  tight?: boolean
  id?: string
  children?: ReactNode
}

/** A full-width part of a page with its `<h2>`. */
export function Section(props: SectionProps) {
  const { title, lead, action, tone = 'paper', tight, id, children } = props
  const titleId = useId()
  const className = classNames(styles.section, styles[tone], tight && styles.tight)
  return (
    <section id={id} className={className} aria-labelledby={title ? titleId : undefined}>
      <div className={styles.inner}>
        {(title || lead) && (
          <div className={styles.heading}>
            <div className={styles.text}>
              {title && <h2 id={titleId}>{title}</h2>}
              {lead && <p className={styles.lead}>{lead}</p>}
            </div>
            {action}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}
