import { paths } from '#client/navigation/paths.ts'
import { type Locale, SERVICES } from '#contract/addresses.ts'
import { INDUSTRIES } from '#contract/content/case-study-fields.ts'
import type { CaseStudyFilters } from './case-study-filters.ts'

/** The filters that an address's query names; unknown and absent values filter nothing. */
export function parseFilters(query: URLSearchParams): CaseStudyFilters {
  return {
    industry: knownValue(INDUSTRIES, query.get('industry')),
    service: knownValue(SERVICES, query.get('service')),
    search: query.get('q')?.trim() ?? '',
  }
}

/** The address of the list with filters; values that filter nothing are left out. */
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
