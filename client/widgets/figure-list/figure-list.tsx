import { useTranslation } from 'react-i18next'
import { classNames } from '#client/components/class-names.ts'
import ringed from '#client/components/ringed-tiles.module.css'
import { localFigure } from '#client/i18n/local-figure.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './figure-list.module.css'

interface Figure {
  /** The figure in English notation: `5M+`. */
  value: string
  label: string
}

interface FigureListProps {
  figures: readonly Figure[]
  /** `tiles`: each figure has a background colour of its own. `small`: a row that fits into a card. */
  tone: 'tiles' | 'small'
  /** Whether the figures count up from 0 when they come into view. */
  counting?: boolean
}

/** Large figures with labels, side by side. */
export function FigureList({ figures, tone, counting }: FigureListProps) {
  const locale = useTranslation().i18n.language as Locale
  return (
    <ul className={classNames(styles.list, styles[tone], tone === 'tiles' && ringed.tiles)} data-counters={counting}>
      {figures.map(({ value, label }) => (
        <li key={label}>
          <strong data-value={counting && value}>{localFigure(value, locale)}</strong> <span>{label}</span>
        </li>
      ))}
    </ul>
  )
}
