import { paths } from '#client/navigation/paths.ts'
import { type Locale, SERVICES } from '#contract/addresses.ts'
import { INDUSTRIES } from '#contract/content/case-study-fields.ts'
import type { CaseStudyFilters } from './case-study-filters.ts'

/** The filters that a query string names; whatever is unknown or absent filters nothing. */
export function parseFilters(query: string): CaseStudyFilters {
  const parameters = new URLSearchParams(query)
  return {
    industry: knownValue(INDUSTRIES, parameters.get('industry')),
    service: knownValue(SERVICES, parameters.get('service')),
    search: parameters.get('q')?.trim() ?? '',
  }
}

/** The address of the list with filters; what filters nothing is left out. */
export function listAddress(locale: Locale, { industry, service, search }: CaseStudyFilters): string {
  return paths.caseStudies(locale, {
    industry: industry === 'all' ? undefined : industry,
    service: service === 'all' ? undefined : service,
    q: search.trim(),
  })
}

function knownValue<Value extends string>(values: readonly Value[], wanted: string | null): Value | 'all' {
  return values.find((value) => value === wanted?.toLowerCase()) ?? 'all'
}
