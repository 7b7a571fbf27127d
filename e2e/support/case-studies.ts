import { type Locale, localePath, slugPath } from '#contract/addresses.ts'
import type { CaseStudyFacts, CaseStudyTexts } from '#contract/content/case-study-schema.ts'
import { CASE_STUDIES } from '../../scripts/content/case-studies.ts'
import { readItems } from '../../scripts/content/read-items.ts'

export interface CaseStudy {
  slug: string
  facts: CaseStudyFacts
  texts: Record<Locale, CaseStudyTexts>
}

/** Every case study, latest first. Those of the same month are in the order of their slugs. */
export async function readCaseStudies(): Promise<CaseStudy[]> {
  const items = await readItems(CASE_STUDIES)
  return items
    .map(({ slug, caseStudy, texts }) => ({ slug, facts: caseStudy, texts }))
    .toSorted((a, b) => b.facts.published.localeCompare(a.facts.published))
}

/** The path of a case study in a language. */
export function caseStudyPath(locale: Locale, slug: string): string {
  return localePath(locale, slugPath('caseStudy', slug))
}
