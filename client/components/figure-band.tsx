import styles from './figure-band.module.css'

interface FigureBandProps {
  figures: { value: string; label: string }[]
}

/** Large numerals side by side with what they count. */
export function FigureBand({ figures }: FigureBandProps) {
  return (
    <ul className={styles.band}>
      {figures.map(({ value, label }) => (
        <li key={label}>
          <strong className={styles.value}>{value}</strong> {label}
        </li>
      ))}
    </ul>
  )
}
