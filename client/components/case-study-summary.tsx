import type { ReactNode } from 'react'
import { paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import { parseList } from '#contract/content/case-study-fields.ts'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'
import styles from './case-study-summary.module.css'
import stretched from './stretched-link.module.css'
import { Tags } from './tags.tsx'

const CARD_TAGS_MAX_COUNT = 3

interface CaseStudySummaryProps {
  locale: Locale
  caseStudy: Pick<CaseStudy, 'slug' | 'industry' | 'category' | 'title' | 'description' | 'technologies'>
  /** Leaves the description out, for a card that shows the description in another place. */
  withoutDescription?: boolean
  /** Content between the description and the technologies. */
  children?: ReactNode
}

/** The text of a card about a case study. The link in the title covers the card (`stretched-link.module.css`). */
export function CaseStudySummary({ locale, caseStudy, withoutDescription, children }: CaseStudySummaryProps) {
  const { slug, industry, category, title, description, technologies } = caseStudy
  return (
    <div className={styles.summary}>
      <p className={styles.category} data-industry={industry}>
        {category}
      </p>
      <h3>
        <a className={stretched.link} href={paths.caseStudy(locale, slug)}>
          {title}
        </a>
      </h3>
      {!withoutDescription && <p>{description}</p>}
      {children}
      <Tags names={parseList(technologies).slice(0, CARD_TAGS_MAX_COUNT)} />
    </div>
  )
}
