import type { ReactNode } from 'react'
import styles from './notice.module.css'

interface NoticeProps {
  /** `danger` interrupts a screen reader, `info` waits its turn. */
  tone: 'info' | 'danger'
  children: ReactNode
}

/** A line or two above or below a form that say how things stand. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone] ?? ''}`} role={tone === 'danger' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
