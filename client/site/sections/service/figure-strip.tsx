import type { ReactNode } from 'react'
import styles from './figure-strip.module.css'

/** Numbers in cells from edge to edge of the page. The child is a `FigureList`. */
export function FigureStrip({ children }: { children: ReactNode }) {
  return <section className={styles.strip}>{children}</section>
}
