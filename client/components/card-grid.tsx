import type { ReactNode } from 'react'
import styles from './card-grid.module.css'

interface CardGridProps {
  /** Columns on a wide screen; fewer where they would become narrow. */
  columns: 'three' | 'four'
  children: ReactNode
}

/** Cells edge to edge with hairlines between them. The children are `Card`s. */
export function CardGrid({ columns, children }: CardGridProps) {
  return <ul className={`${styles.grid} ${styles[columns]}`}>{children}</ul>
}

interface CardProps {
  /** Makes the whole cell a link. */
  href?: string
  eyebrow?: ReactNode
  title: ReactNode
  children?: ReactNode
}

export function Card({ href, eyebrow, title, children }: CardProps) {
  return (
    <li className={styles.card}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h3>{href ? <a href={href}>{title}</a> : title}</h3>
      {children}
    </li>
  )
}
