import { useRef } from 'react'
import { figureAt, useCountUp } from './count-up.ts'
import styles from './figure-band.module.css'

interface FigureBandProps {
  figures: { value: string; label: string }[]
  /** `tiles`: each on a pigment of its own. */
  tone?: 'plain' | 'tiles'
}

/** Large numerals side by side with what they count; they count up once they come into view. */
export function FigureBand({ figures, tone = 'plain' }: FigureBandProps) {
  const ref = useRef<HTMLUListElement>(null)
  const progress = useCountUp(ref)
  return (
    <ul ref={ref} className={`${styles.band} ${styles[tone]}`}>
      {figures.map(({ value, label }) => (
        <li key={label}>
          <strong className={styles.value}>{figureAt(value, progress)}</strong>{' '}
          <span className={styles.label}>{label}</span>
        </li>
      ))}
    </ul>
  )
}
