import { useTranslation } from 'react-i18next'
import { CaseStudyCover } from '#client/components/case-study-cover.tsx'
import { CaseStudySummary } from '#client/components/case-study-summary.tsx'
import cells from '#client/components/cells.module.css'
import type { Locale } from '#contract/addresses.ts'
import { resultFigures } from '#contract/content/case-study-fields.ts'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'
import styles from './case-study-cards.module.css'

interface CaseStudyCardsProps {
  locale: Locale
  caseStudies: readonly CaseStudy[]
}

/**
 * Case studies as cards. Each card is a link with cover, industry, title, description, the first result and technologies.
 * The category would repeat words of the title, and on the page of a service its name.
 */
export function CaseStudyCards({ locale, caseStudies }: CaseStudyCardsProps) {
  const { t } = useTranslation('case-studies')
  return (
    <ul className={`${cells.cells} ${styles.cards}`}>
      {caseStudies.map((caseStudy) => (
        <li key={caseStudy.slug} className={styles.card}>
          <CaseStudyCover slug={caseStudy.slug} />
          <CaseStudySummary
            locale={locale}
            caseStudy={{ ...caseStudy, category: t(`industries.${caseStudy.industry}`) }}
            result={resultFigures(caseStudy)[0]}
          />
        </li>
      ))}
    </ul>
  )
}
