import { CaseStudyCover } from '#client/components/case-study-cover.tsx'
import { CaseStudySummary } from '#client/components/case-study-summary.tsx'
import type { CaseStudyCard } from '#client/content/case-study.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './case-study-cards.module.css'

interface CaseStudyCardsProps {
  locale: Locale
  caseStudies: readonly CaseStudyCard[]
}

/** Case studies as cards, each a link: cover, category, title, description and the first technologies. */
export function CaseStudyCards({ locale, caseStudies }: CaseStudyCardsProps) {
  return (
    <ul className={styles.cards}>
      {caseStudies.map((caseStudy) => (
        <li key={caseStudy.slug} className={styles.card}>
          <CaseStudyCover slug={caseStudy.slug} />
          <CaseStudySummary locale={locale} caseStudy={caseStudy} />
        </li>
      ))}
    </ul>
  )
}
