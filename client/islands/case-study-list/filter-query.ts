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

/**
 * Returns `filters` with the choices that the visitor made in the HTML form before the script had loaded. The form's
 * controls have the same names as the parameters of the address.
 */
export function withEarlyChoices(filters: CaseStudyFilters, form: FormData): CaseStudyFilters {
  const { industry, service, search } = parseFilters(new URLSearchParams(form as never))
  return {
    industry: industry === 'all' ? filters.industry : industry,
    service: service === 'all' ? filters.service : service,
    search: search === '' ? filters.search : search,
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
