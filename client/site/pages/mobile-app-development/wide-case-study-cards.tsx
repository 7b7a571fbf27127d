import { CaseStudyCover } from '#client/components/case-study-cover.tsx'
import { CaseStudySummary } from '#client/components/case-study-summary.tsx'
import type { CaseStudyWithFigures } from '#client/content/case-study.ts'
import { FigureList } from '#client/widgets/figure-list/figure-list.tsx'
import type { Locale } from '#contract/addresses.ts'
import styles from './wide-case-study-cards.module.css'

interface WideCaseStudyCardsProps {
  locale: Locale
  caseStudies: readonly CaseStudyWithFigures[]
}

/** Case studies one below the other, covers and texts like the fields of a chessboard, with the figures that came of them. */
export function WideCaseStudyCards({ locale, caseStudies }: WideCaseStudyCardsProps) {
  return (
    <ul className={styles.cards}>
      {caseStudies.map((caseStudy) => (
        <li key={caseStudy.slug} className={styles.card}>
          <CaseStudyCover slug={caseStudy.slug} />
          <CaseStudySummary locale={locale} caseStudy={caseStudy}>
            <FigureList tone="small" figures={caseStudy.figures} />
          </CaseStudySummary>
        </li>
      ))}
    </ul>
  )
}
