import styles from './figure.module.css'

/**
 * A figure with its unit, such as "USD 3,000" or "3 weeks". The digits are large, the words small. Words after a line
 * break stand below the figure.
 */
export function Figure({ text }: { text: string }) {
  const [figure = '', below] = text.split('\n')
  const [before, digits, after] = figure.split(/(\d(?:.*\d)?%?)/)
  return (
    <>
      <span className={styles.figure}>
        {before && <small>{before}</small>}
        {digits}
        {after && <small className={styles.unit}>{` ${after.trim()}`}</small>}
      </span>
      {below && <small className={styles.below}>{` ${below}`}</small>}
    </>
  )
}
