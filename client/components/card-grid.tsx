import type { ReactNode } from 'react'
import styles from './card-grid.module.css'
import cells from './cells.module.css'
import { classNames } from './class-names.ts'

interface CardGridProps {
  /** Number of columns on a wide screen. Narrower screens have fewer. */
  columns: 'two' | 'three'
  /** Numbers the cards, which are steps: a large figure stands above each title. */
  numbered?: boolean
  children: ReactNode
}

/** A grid of cells that touch, with thin lines between them. The children are `Card`s or other `<li>`s. */
export function CardGrid({ columns, numbered, children }: CardGridProps) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={classNames(cells.cells, styles.grid, styles[columns], numbered && styles.numbered)}>
      {children}
    </List>
  )
}

interface CardProps {
  /** The address of a picture above the title, 400 × 240. */
  image?: string
  title: string
  text: string
}

/** A cell of a `CardGrid` with a title and a text. */
export function Card({ image, title, text }: CardProps) {
  return (
    <li className={classNames(styles.card, image && styles.pictured)}>
      {image && <CardPicture src={image} />}
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  )
}

/** The picture at the top of a card, 400 × 240. It only decorates. */
export function CardPicture({ src }: { src: string }) {
  return <img src={src} alt="" width={400} height={240} loading="lazy" decoding="async" />
}
