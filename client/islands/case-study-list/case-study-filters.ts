import type { Service } from '#contract/addresses.ts'
import { INDUSTRIES, type Industry } from '#contract/content/case-study-fields.ts'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'
import { containsText } from './contains-text.ts'

/** The filters of the list of case studies. */
export interface CaseStudyFilters {
  industry: Industry | 'all'
  service: Service | 'all'
  /** The search text as typed. An empty or blank text matches everything. */
  search: string
}

export const NO_FILTERS: CaseStudyFilters = { industry: 'all', service: 'all', search: '' }

/** Industries that the filter offers even if no case study has them (docs/product.md §9.9). */
const ALWAYS_OFFERED: readonly Industry[] = ['retail_ecommerce', 'healthcare', 'finance', 'logistics']

/**
 * Returns the industries that the filter offers: those of `ALWAYS_OFFERED`, and all others that some case study has.
 */
export function offeredIndustries(caseStudies: readonly Pick<CaseStudy, 'industry'>[]): Industry[] {
  const offered = new Set([...ALWAYS_OFFERED, ...caseStudies.map(({ industry }) => industry)])
  return INDUSTRIES.filter((industry) => offered.has(industry))
}

/** True if the filters leave anything out. */
export function isFiltering({ industry, service, search }: CaseStudyFilters): boolean {
  return industry !== 'all' || service !== 'all' || search.trim() !== ''
}

/** True if a case study passes the filters (docs/product.md §5.4). */
export function matchesFilters(
  caseStudy: Pick<CaseStudy, 'industry' | 'service' | 'title' | 'description'>,
  { industry, service, search }: CaseStudyFilters,
): boolean {
  return (
    matchesChoice(caseStudy.industry, industry) &&
    matchesChoice(caseStudy.service, service) &&
    (containsText(caseStudy.title, search) || containsText(caseStudy.description, search))
  )
}

/** True if a value of a case study contains the chosen value, ignoring case (docs/product.md §5.4). */
function matchesChoice(value: string, choice: string): boolean {
  return choice === 'all' || value.toLowerCase().includes(choice.toLowerCase())
}
