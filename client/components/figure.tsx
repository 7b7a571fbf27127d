import styles from './figure.module.css'

/** A figure with its unit, such as "USD 3,000" or "3 weeks". The digits are large, the words small. */
export function Figure({ text }: { text: string }) {
  const [before, digits, after] = text.split(/(\d(?:.*\d)?%?)/)
  return (
    <span className={styles.figure}>
      {before && <small>{before}</small>}
      {digits}
      {after && <small className={styles.unit}>{` ${after.trim()}`}</small>}
    </span>
  )
}
