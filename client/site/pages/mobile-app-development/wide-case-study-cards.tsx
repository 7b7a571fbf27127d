import { CaseStudyCover } from '#client/components/case-study-cover.tsx'
import { CaseStudySummary } from '#client/components/case-study-summary.tsx'
import { FigureList } from '#client/widgets/figure-list/figure-list.tsx'
import type { Locale } from '#contract/addresses.ts'
import { parseResults } from '#contract/content/case-study-fields.ts'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'
import styles from './wide-case-study-cards.module.css'

interface WideCaseStudyCardsProps {
  locale: Locale
  caseStudies: readonly CaseStudy[]
}

/** Case studies below each other with their results; covers and texts alternate between left and right. */
export function WideCaseStudyCards({ locale, caseStudies }: WideCaseStudyCardsProps) {
  return (
    <ul className={styles.cards}>
      {caseStudies.map((caseStudy) => (
        <li key={caseStudy.slug} className={styles.card}>
          <CaseStudyCover slug={caseStudy.slug} />
          <CaseStudySummary locale={locale} caseStudy={caseStudy}>
            <FigureList tone="small" figures={parseResults(caseStudy.resultsWithIcon, caseStudy.resultLabels)} />
          </CaseStudySummary>
        </li>
      ))}
    </ul>
  )
}
