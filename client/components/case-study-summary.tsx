import type { ReactNode } from 'react'
import { localFigure } from '#client/i18n/local-figure.ts'
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
  /** A result, shown above the technologies. Its figure is in English notation, or in that of the texts' language. */
  result?: { value: string; label: string } | undefined
  /** Leaves the description out, for a card that shows the description in another place. */
  withoutDescription?: boolean
  /** Content between the description and the technologies. */
  children?: ReactNode
}

/** The text of a card about a case study. The link in the title covers the card (`stretched-link.module.css`). */
export function CaseStudySummary(props: CaseStudySummaryProps) {
  const { locale, caseStudy, result, withoutDescription, children } = props
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
      {result && (
        <div className={styles.result}>
          <strong>{localFigure(result.value, locale)}</strong> <span>{result.label}</span>
        </div>
      )}
      <Tags inLine names={parseList(technologies).slice(0, CARD_TAGS_MAX_COUNT)} />
    </div>
  )
}
