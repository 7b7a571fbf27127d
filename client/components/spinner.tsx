import styles from './spinner.module.css'

/** Shows that something loads. `label` is read out by screen readers. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles.spinner} role="status">
      <span className={styles.tile} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </div>
  )
}
