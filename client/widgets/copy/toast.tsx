import styles from './toast.module.css'

/**
 * A message about the visitor's last action. The element is rendered empty from the start, because screen readers
 * announce only changes of a live region.
 */
export function Toast({ id }: { id: string }) {
  return <p id={id} className={styles.toast} role="status" />
}
