import type { CaseStudyCard, Industry, Service } from '#client/content/case-study.ts'
import { containsText } from './search-text.ts'

/** What narrows the list of case studies down. */
export interface CaseStudyFilters {
  industry: Industry | 'all'
  service: Service | 'all'
  /** As it was typed; empty and blank find everything. */
  search: string
}

export const NO_FILTERS: CaseStudyFilters = { industry: 'all', service: 'all', search: '' }

/** The industries in the order of the options, and whether one is offered that no case study has (specification §9). */
const IS_ALWAYS_OFFERED: Record<Industry, boolean> = {
  retail_ecommerce: true,
  healthcare: true,
  finance: true,
  logistics: true,
  manufacturing: false,
  transportation: false,
  food_beverage: false,
}

export const industryIds = Object.keys(IS_ALWAYS_OFFERED) as Industry[]

/** The industries that the list offers: the four of the specification, then each other that a case study has. */
export function offeredIndustries(caseStudies: readonly CaseStudyCard[]): Industry[] {
  const present = new Set(caseStudies.map(({ industry }) => industry))
  return industryIds.filter((industry) => IS_ALWAYS_OFFERED[industry] || present.has(industry))
}

export function isFiltering({ industry, service, search }: CaseStudyFilters): boolean {
  return industry !== 'all' || service !== 'all' || search.trim() !== ''
}

/** True for a case study that the filters leave in the list (specification §5). */
export function matchesFilters(caseStudy: CaseStudyCard, { industry, service, search }: CaseStudyFilters): boolean {
  return (
    matchesChoice(caseStudy.industry, industry) &&
    matchesChoice(caseStudy.service, service) &&
    (containsText(caseStudy.title, search) || containsText(caseStudy.description, search))
  )
}

function matchesChoice(value: string, choice: string): boolean {
  return choice === 'all' || value.toLowerCase().includes(choice.toLowerCase())
}
