import { type Locale, localePath, PATHS, type PageId, type Service, slugPath } from '#contract/addresses.ts'
import type { Industry } from '#contract/content/case-study-fields.ts'

/** The query of an address from the values that are set; empty when none is set. */
function query(values: Record<string, string | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value)
  return given.length > 0 ? `?${new URLSearchParams(given as [string, string][])}` : ''
}

/** The id of the submission that the form is filled from, so that it can be corrected and sent again. */
interface Correction {
  correct?: string
}

interface CaseStudyFilters {
  industry?: Industry
  service?: Service
  q?: string
}

const pages = Object.fromEntries(
  Object.entries(PATHS).map(([page, path]) => [page, (locale: Locale) => localePath(locale, path)]),
) as Record<PageId, (locale: Locale) => string>

/** The address of every page of the site, in a language. */
export const paths = {
  ...pages,
  /** The list of case studies, filtered. */
  caseStudies: (locale: Locale, { industry, service, q }: CaseStudyFilters = {}) =>
    pages.caseStudies(locale) + query({ industry, service, q }),
  caseStudy: (locale: Locale, slug: string) => localePath(locale, slugPath('caseStudy', slug)),
  /** The open jobs. The page passes the correction on to the form of the chosen job. */
  careers: (locale: Locale, { correct }: Correction = {}) => pages.careers(locale) + query({ correct }),
  job: (locale: Locale, slug: string, { correct }: Correction = {}) =>
    localePath(locale, slugPath('job', slug)) + query({ correct }),
}

/** The address of a path on the public site, for search engines and social cards. */
export function absoluteUrl(path: string): string {
  const origin = import.meta.env.SITE_URL.replace(/\/$/, '')
  return path === '/' ? `${origin}/` : origin + path
}
