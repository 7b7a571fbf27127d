import type { ReactNode } from 'react'
import styles from './figure-strip.module.css'

/** Four figures in tiles from edge to edge of the page; its child is a `FigureList`. */
export function FigureStrip({ children }: { children: ReactNode }) {
  return <section className={styles.strip}>{children}</section>
}
