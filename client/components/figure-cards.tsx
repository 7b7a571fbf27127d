import { classNames } from './class-names.ts'
import { Figure } from './figure.tsx'
import styles from './figure-cards.module.css'

interface FigureCardsProps {
  /** Number of columns on a wide screen. */
  columns: 'two' | 'three'
  cards: readonly { title: string; figure: string; text: string }[]
}

/** Offers or terms side by side, each with its most important figure set large. */
export function FigureCards({ columns, cards }: FigureCardsProps) {
  return (
    <ul className={classNames(styles.cards, styles[columns])}>
      {cards.map(({ title, figure, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <Figure text={figure} />
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
