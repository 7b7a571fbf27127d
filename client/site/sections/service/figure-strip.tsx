import type { ComponentProps } from 'react'
import { FigureList } from '#client/widgets/figure-list/figure-list.tsx'
import styles from './figure-strip.module.css'

/** A row of cells with numbers, as wide as the screen. */
export function FigureStrip(props: Omit<ComponentProps<typeof FigureList>, 'tone'>) {
  return (
    <section className={styles.strip}>
      <FigureList tone="tiles" {...props} />
    </section>
  )
}
