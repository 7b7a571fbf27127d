import type { ReactNode } from 'react'
import styles from './prose.module.css'
import bullets from './tile-bullets.module.css'

/** Running text in lines of a readable length. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={`${styles.prose} ${bullets.bullets}`}>{children}</div>
}
