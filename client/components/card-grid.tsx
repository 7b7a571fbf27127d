import type { ReactNode } from 'react'
import styles from './card-grid.module.css'
import cells from './cells.module.css'
import { classNames } from './class-names.ts'

interface CardGridProps {
  /** Number of columns on a wide screen. Narrower screens have fewer. */
  columns: 'two' | 'three' | 'four'
  /** The address of a picture above the cells, 1200 × 400, with one scene for each of three cells. */
  picture?: string
  children: ReactNode
}

/** A grid of cells that touch, with thin lines between them. The children are `Card`s or other `<li>`s. */
export function CardGrid({ columns, picture, children }: CardGridProps) {
  return (
    <div>
      {picture && (
        <img
          className={styles.picture}
          src={picture}
          alt=""
          width={1200}
          height={400}
          loading="lazy"
          decoding="async"
        />
      )}
      <ul className={classNames(cells.cells, styles.grid, styles[columns])}>{children}</ul>
    </div>
  )
}

interface CardProps {
  /** The address of a picture above the title, 400 × 240. */
  image?: string
  eyebrow?: ReactNode
  title: string
  text: string
}

/** A cell of a `CardGrid` with a title and a text. */
export function Card({ image, eyebrow, title, text }: CardProps) {
  return (
    <li className={classNames(styles.card, image && styles.pictured)}>
      {image && <CardPicture src={image} />}
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  )
}

/** The picture at the top of a card, 400 × 240. It only decorates. */
export function CardPicture({ src }: { src: string }) {
  return <img src={src} alt="" width={400} height={240} loading="lazy" decoding="async" />
}
