import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { localFigure } from '#client/i18n/local-figure.ts'
import { FigureList } from '#client/widgets/figure-list/figure-list.tsx'
import type { Locale } from '#contract/addresses.ts'
import { resultFigures } from '#contract/content/case-study-fields.ts'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'
import margin from './margin.module.css'
import styles from './result-figures.module.css'

/**
 * The results of a case study as large numbers on tiles. Other numbers of the site count up when they become visible.
 * These numbers do not, because visitors look at them at once.
 */
export function ResultFigures({ caseStudy }: { caseStudy: CaseStudy }) {
  const { t, i18n } = useTranslation('case-studies')
  const figures = resultFigures(caseStudy)
  const digits = Math.max(...figures.map(({ value }) => widthInDigits(localFigure(value, i18n.language as Locale))))
  return (
    <section
      className={`${margin.margin} ${styles.figures}`}
      style={{ '--count': figures.length, '--digits': digits } as CSSProperties}
      aria-label={t('detail.figures')}
    >
      <FigureList tone="tiles" figures={figures} />
    </section>
  )
}

/**
 * Returns the width of a figure in digits of 0.6em. Points, spaces and slender letters are half as wide as a digit, a
 * percent sign is half as wide again.
 */
function widthInDigits(figure: string): number {
  const count = (characters: RegExp) => figure.match(characters)?.length ?? 0
  return figure.length - count(/[.,:ir\s]/g) / 2 + count(/%/g) / 2
}
