import { CardPicture } from './card-grid.tsx'
import cells from './cells.module.css'
import { classNames } from './class-names.ts'
import { Figure } from './figure.tsx'
import styles from './figure-cards.module.css'

interface FigureCardsProps {
  /** Number of columns on a wide screen. */
  columns: 'two' | 'three'
  /** `image` is the address of a picture, 400 × 240. */
  cards: readonly { image: string; title: string; figure: string; text: string }[]
}

/** Offers or terms side by side, each with a picture and its most important figure. */
export function FigureCards({ columns, cards }: FigureCardsProps) {
  return (
    <ul className={classNames(cells.cells, styles.cards, styles[columns])}>
      {cards.map(({ image, title, figure, text }) => (
        <li key={title}>
          <CardPicture src={image} />
          <h3>{title}</h3>
          <p className={styles.figure}>
            <Figure text={figure} />
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
