import { serviceIds } from '#client/routing/paths.ts'
import { type CaseStudyFilters, industryIds } from './case-study-filters.ts'

/** The filters that a query string names; whatever is unknown or absent filters nothing. */
export function parseFilters(query: string): CaseStudyFilters {
  const parameters = new URLSearchParams(query)
  return {
    industry: knownValue(industryIds, parameters.get('industry')),
    service: knownValue(serviceIds, parameters.get('service')),
    search: parameters.get('q')?.trim() ?? '',
  }
}

/** The query string of filters, empty when nothing is filtered. */
export function filterQuery({ industry, service, search }: CaseStudyFilters): string {
  const parameters = new URLSearchParams()
  if (industry !== 'all') parameters.set('industry', industry)
  if (service !== 'all') parameters.set('service', service)
  if (search.trim()) parameters.set('q', search.trim())
  return parameters.size > 0 ? `?${parameters}` : ''
}

function knownValue<Value extends string>(values: readonly Value[], wanted: string | null): Value | 'all' {
  return values.find((value) => value === wanted?.toLowerCase()) ?? 'all'
}
