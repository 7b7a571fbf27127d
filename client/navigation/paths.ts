import {
  DONE_HASH,
  type Locale,
  localePath,
  PATHS,
  type PageId,
  type Service,
  type SlugPage,
} from '#contract/addresses.ts'
import type { Industry } from '#contract/content/case-study-fields.ts'

/** Builds the query of an address from the values that are set. Returns an empty string if none is set. */
function query(values: Record<string, string | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value)
  return given.length > 0 ? `?${new URLSearchParams(given as [string, string][])}` : ''
}

/**
 * `correct` is the id of a submission. The form is filled with this submission, so that the visitor can correct it and
 * send it again.
 */
interface Correction {
  correct?: string
}

interface CaseStudyFilters {
  industry?: Industry
  service?: Service
  q?: string
}

const pages = Object.fromEntries(
  Object.entries(PATHS).map(([page, path]) => [
    page,
    (locale: Locale, slug = '') => localePath(locale, path.replace(':slug', slug)),
  ]),
) as Record<Exclude<PageId, SlugPage>, (locale: Locale) => string> &
  Record<SlugPage, (locale: Locale, slug: string) => string>

/** Functions that return the path of each page of the site in a language. */
export const paths = {
  ...pages,
  /** The list of case studies, with filters. */
  caseStudies: (locale: Locale, { industry, service, q }: CaseStudyFilters = {}) =>
    pages.caseStudies(locale) + query({ industry, service, q }),
  /**
   * The list of open jobs. `correct` is the id of an application to correct. The page adds it to the links to the jobs,
   * so that the form of the chosen job is filled in.
   */
  careers: (locale: Locale, { correct }: Correction = {}) => pages.careers(locale) + query({ correct }),
  contactUs: (locale: Locale, { correct }: Correction = {}) => pages.contactUs(locale) + query({ correct }),
  /**
   * The page with the list of submissions on this device. With the hash `DONE_HASH` the page asks whether to clear the
   * device for the next person.
   */
  done: (locale: Locale) => pages.outbox(locale) + DONE_HASH,
  job: (locale: Locale, slug: string, { correct }: Correction = {}) => pages.job(locale, slug) + query({ correct }),
}

/** Returns the absolute address of a path on the public site, for search engines and social cards. */
export function absoluteUrl(path: string): string {
  const origin = import.meta.env.SITE_URL.replace(/\/$/, '')
  return path === '/' ? `${origin}/` : origin + path
}
