import styles from './figure-list.module.css'

export interface Figure {
  value: string
  label: string
}

interface FigureListProps {
  figures: readonly Figure[]
  /** `tiles`: each on a pigment of its own; `small`: a row that fits a card. */
  tone?: 'plain' | 'tiles' | 'small'
  /** They count up once they come into view (`behaviours/counters.ts`). */
  counting?: boolean
}

/** Large numerals side by side with what they count. */
export function FigureList({ figures, tone = 'plain', counting }: FigureListProps) {
  return (
    <ul className={`${styles.list} ${styles[tone]}`} data-counters={counting}>
      {figures.map(({ value, label }) => (
        <li key={label}>
          <strong className={styles.value} data-value={counting && value}>
            {value}
          </strong>{' '}
          <span className={styles.label}>{label}</span>
        </li>
      ))}
    </ul>
  )
}
