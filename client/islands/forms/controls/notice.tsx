import type { ReactNode } from 'react'
import styles from './notice.module.css'

interface NoticeProps {
  /** A `danger` notice interrupts a screen reader that is speaking; an `info` notice does not. */
  tone: 'info' | 'danger'
  children: ReactNode
}

/** A short message in a form, above or below its fields. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone] ?? ''}`} role={tone === 'danger' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
