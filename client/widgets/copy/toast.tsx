import styles from './toast.module.css'

/** Where a behaviour says what has just happened; said to screen readers. Stands there empty before, so that it is noticed. */
export function Toast({ id }: { id: string }) {
  return <p id={id} className={styles.toast} role="status" />
}
