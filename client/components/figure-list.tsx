import type { Ref } from 'react'
import styles from './figure-list.module.css'

export interface Figure {
  value: string
  label: string
}

interface FigureListProps {
  figures: readonly Figure[]
  /** `tiles`: each on a pigment of its own; `small`: a row that fits a card. */
  tone?: 'plain' | 'tiles' | 'small'
  ref?: Ref<HTMLUListElement>
}

/** Large numerals side by side with what they count. */
export function FigureList({ figures, tone = 'plain', ref }: FigureListProps) {
  return (
    <ul ref={ref} className={`${styles.list} ${styles[tone]}`}>
      {figures.map(({ value, label }) => (
        <li key={label}>
          <strong className={styles.value}>{value}</strong> <span className={styles.label}>{label}</span>
        </li>
      ))}
    </ul>
  )
}
