import type { ReactNode } from 'react'
import styles from './toast.module.css'

/** What has just happened, for some seconds; said to screen readers. Stands there empty before, so that it is noticed. */
export function Toast({ children }: { children?: ReactNode }) {
  return (
    <p className={styles.toast} role="status">
      {children}
    </p>
  )
}
