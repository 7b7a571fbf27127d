import type { ReactNode } from 'react'
import { paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import { parseList } from '#contract/content/case-study-fields.ts'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'
import styles from './case-study-summary.module.css'
import { Tags } from './tags.tsx'

const CARD_TAGS_MAX_COUNT = 3

interface CaseStudySummaryProps {
  locale: Locale
  caseStudy: Pick<CaseStudy, 'slug' | 'category' | 'title' | 'description' | 'technologies'>
  /** For a card that says it elsewhere. */
  withoutDescription?: boolean
  /** Between description and technologies. */
  children?: ReactNode
}

/** What a card says about a case study. Its link covers the nearest positioned element: the card. */
export function CaseStudySummary({ locale, caseStudy, withoutDescription, children }: CaseStudySummaryProps) {
  const { slug, category, title, description, technologies } = caseStudy
  return (
    <div className={styles.summary}>
      <p className={styles.category}>{category}</p>
      <h3>
        <a href={paths.caseStudy(locale, slug)}>{title}</a>
      </h3>
      {!withoutDescription && <p>{description}</p>}
      {children}
      <Tags names={parseList(technologies).slice(0, CARD_TAGS_MAX_COUNT)} />
    </div>
  )
}
