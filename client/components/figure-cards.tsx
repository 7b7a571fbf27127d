import { CardPicture } from './card-grid.tsx'
import cells from './cells.module.css'
import { classNames } from './class-names.ts'
import { Figure } from './figure.tsx'
import styles from './figure-cards.module.css'

interface FigureCardsProps {
  /** Number of columns on a wide screen. */
  columns: 'two' | 'three'
  /** `image` is the address of a picture, 400 × 240. A quiet figure is smaller than the others and black. */
  cards: readonly { image: string; title: string; figure: string; text: string; isQuiet?: boolean }[]
}

/** Offers or terms side by side, each with a picture and its most important figure. */
export function FigureCards({ columns, cards }: FigureCardsProps) {
  return (
    <ul className={classNames(cells.cells, styles.cards, styles[columns])}>
      {cards.map(({ image, title, figure, text, isQuiet }) => (
        <li key={title}>
          <CardPicture src={image} />
          <h3>{title}</h3>
          <p className={classNames(styles.figure, isQuiet && styles.quiet)}>
            <Figure text={figure} />
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
