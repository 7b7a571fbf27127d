import type { ReactNode } from 'react'
import styles from './figure-strip.module.css'

/** A row of cells with numbers, as wide as the screen. The child is a `FigureList`. */
export function FigureStrip({ children }: { children: ReactNode }) {
  return <section className={styles.strip}>{children}</section>
}
