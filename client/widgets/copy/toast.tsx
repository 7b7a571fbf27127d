import styles from './toast.module.css'

/** A message on what has just happened. It is there empty from the start: screen readers announce only changes of a live region. */
export function Toast({ id }: { id: string }) {
  return <p id={id} className={styles.toast} role="status" />
}
