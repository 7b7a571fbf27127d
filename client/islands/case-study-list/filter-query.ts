import { paths } from '#client/navigation/paths.ts'
import { type Locale, SERVICES } from '#contract/addresses.ts'
import { INDUSTRIES } from '#contract/content/case-study-fields.ts'
import type { CaseStudyFilters } from './case-study-filters.ts'

/** Returns the filters in an address's query. Unknown and missing values filter nothing. */
export function parseFilters(query: URLSearchParams): CaseStudyFilters {
  return {
    industry: knownValue(INDUSTRIES, query.get('industry')),
    service: knownValue(SERVICES, query.get('service')),
    search: query.get('q')?.trim() ?? '',
  }
}

/** Returns the address of the list with these filters. Values that filter nothing are left out. */
export function listAddress(locale: Locale, { industry, service, search }: CaseStudyFilters): string {
  return paths.caseStudies(locale, {
    industry: industry === 'all' ? undefined : industry,
    service: service === 'all' ? undefined : service,
    q: search.trim(),
  })
}

/** Returns the known value that equals `wanted`, ignoring case. Returns `all` if there is none. */
function knownValue<Value extends string>(values: readonly Value[], wanted: string | null): Value | 'all' {
  return values.find((value) => value === wanted?.toLowerCase()) ?? 'all'
}
