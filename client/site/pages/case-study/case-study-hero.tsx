import { Breadcrumb, type BreadcrumbLink } from '#client/components/breadcrumb.tsx'
import { CaseStudyCover } from '#client/components/case-study-cover.tsx'
import section from '#client/components/section.module.css'
import { truncate } from '#client/components/truncate.ts'
import { company } from '#client/content/company.ts'
import { absoluteUrl, paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'
import styles from './case-study-hero.module.css'
import margin from './margin.module.css'

/**
 * Maximum length of the title in the breadcrumb, in characters. The three dots after a cut title do not count
 * (docs/product.md §9.5).
 */
const BREADCRUMB_TITLE_MAX_LENGTH = 50

interface CaseStudyHeroProps {
  locale: Locale
  caseStudy: CaseStudy
  /** Links to the pages above this one, for the breadcrumb. */
  pagesAbove: BreadcrumbLink[]
}

/** The top of a case study's page: breadcrumb, title, description, cover. */
export function CaseStudyHero({ locale, caseStudy, pagesAbove }: CaseStudyHeroProps) {
  const { slug, title, category, description } = caseStudy
  return (
    <div className={`${margin.margin} ${styles.hero}`}>
      <p className={styles.letterhead}>
        <strong>{company.name}</strong>
        <span>{absoluteUrl(paths.caseStudy(locale, slug))}</span>
      </p>
      {/*
       * The cover comes before the words in the HTML because it stands above them on a phone. If it came later, the
       * browser might paint the words first and then move them down.
       */}
      <div className={styles.cover}>
        <CaseStudyCover slug={slug} isHero />
      </div>
      <div className={styles.words}>
        <Breadcrumb pagesAbove={pagesAbove} title={truncate(title, BREADCRUMB_TITLE_MAX_LENGTH, '...')} />
        <p className={section.eyebrow}>{category}</p>
        <h1>{title}</h1>
        <p className={styles.description}>{description}</p>
      </div>
    </div>
  )
}
