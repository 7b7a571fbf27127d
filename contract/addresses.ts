/** Every language of the site. Once a language is added here, the compiler reports the texts that are missing in it. */
export const LOCALES = ['en', 'vi'] as const

export type Locale = (typeof LOCALES)[number]

/**
 * The language whose addresses have no prefix. A translation that is missing in another language is shown in this one.
 */
export const DEFAULT_LOCALE: Locale = 'en'

/** The path of each service's page by the key of the service (docs/product.md §3.1), in the order of the menus. */
export const SERVICE_PATHS = {
  enterprise_software: '/software-development',
  web_dev: '/web-development',
  mobile_app: '/mobile-app-development',
  managed_services: '/managed-services',
  ai: '/artificial-intelligence',
  data_science: '/data-science',
} as const

export type Service = keyof typeof SERVICE_PATHS

export const SERVICES = Object.keys(SERVICE_PATHS) as Service[]

/**
 * The path of every page in the default language (docs/product.md §2.1). `:slug` stands for the last part of the path
 * if many pages share the pattern, such as the pages of jobs.
 */
export const PATHS = {
  home: '/',
  services: '/services',
  ...SERVICE_PATHS,
  caseStudies: '/case-studies',
  caseStudy: '/case-studies/:slug',
  /**
   * The page that is sent with the status 404 for an unknown case study. It is rendered once for all such addresses, so
   * its markup must not depend on the address.
   */
  caseStudyNotFound: '/case-studies/404',
  aboutUs: '/about-us',
  aboutHistory: '/about-history',
  howWeWork: '/how-we-work',
  contactUs: '/contact-us',
  careers: '/careers',
  job: '/jobs/:slug',
  privacyPolicy: '/privacy-policy',
  security: '/security',
  accessibility: '/accessibility',
  install: '/install',
  outbox: '/outbox',
  /**
   * The page that shows what has become of a submission. The hash of the address is the status code with which the
   * visitor looks up the submission (`statusCode`).
   */
  status: '/status',
  /**
   * The page on which the staff start fair mode, in which visitors of a job fair share a tablet. In fair mode this is
   * the first page, on which each visitor chooses a language.
   */
  fair: '/fair',
  /**
   * The page that is sent with the status 404 for unknown addresses, except those of case studies (`caseStudyNotFound`)
   * and jobs (`FALLBACK_JOB_SLUG`). It is rendered once for all these addresses, so its markup must not depend on the
   * address.
   */
  notFound: '/404',
} as const

/**
 * The hash at which the page of the outbox (the list of submissions on this device) asks whether to clear the device
 * for the next person.
 */
export const DONE_HASH = '#done'

/** The hash of the list of open jobs, on the page `careers`. */
export const JOBS_HASH = '#jobs'

/** The hash of the application form on the page of a job. */
export const APPLY_HASH = '#apply_job'

/** The hash of the contact form, on the page `contactUs`. */
export const CONTACT_FORM_HASH = '#write'

/** Matches the hash of the page `status` if it contains a status code (`receipt-code.ts`). */
export const STATUS_CODE_HASH = /^#LAT/i

export type PageId = keyof typeof PATHS

/** The ids of pages with `:slug` in their path. Each id stands for one page per slug. */
export type SlugPage = { [Page in PageId]: (typeof PATHS)[Page] extends `${string}:slug` ? Page : never }[PageId]

/**
 * Slug of the job that the site shows at the address of an unknown job, instead of a page with the status 404
 * (docs/product.md §2.13).
 */
export const FALLBACK_JOB_SLUG = 'technical-architect-devops'

/** The path, in the default language, of the page with this slug. */
export function slugPath(page: SlugPage, slug: string): string {
  return PATHS[page].replace(':slug', slug)
}

/** The page at a path without language prefix; `notFound` if no page of the site has this path. */
export function pageAt(path: string): PageId {
  const found = Object.entries(PATHS).find(([, pattern]) =>
    new RegExp(`^${pattern.replace(':slug', '[^/]+')}$`).test(path),
  )
  return (found?.[0] as PageId | undefined) ?? 'notFound'
}

/** The prefix of all paths in a language, such as `/vi`. It is empty for the default language. */
export function localePrefix(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '' : `/${locale}`
}

/** The path of a page in a language: `/contact-us` → `/vi/contact-us`, `/` → `/vi`. */
export function localePath(locale: Locale, path: string): string {
  return path === '/' ? localePrefix(locale) || '/' : localePrefix(locale) + path
}

/**
 * Splits a path into its language and its path without language prefix and trailing slash. Undoes `localePath`.
 * `/vi/contact-us` → `{ locale: 'vi', path: '/contact-us' }`.
 */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first] = pathname.split('/', 2)
  const locale = LOCALES.find((name) => name === first && name !== DEFAULT_LOCALE) ?? DEFAULT_LOCALE
  // No regular expression such as `/\/+$/`: its time grows with the square of the number of slashes in the path.
  let end = pathname.length
  while (pathname[end - 1] === '/') end--
  return { locale, path: pathname.slice(localePrefix(locale).length, end) || '/' }
}

/**
 * Returns the path of the not-found page for an address that the site does not have, in the language of the address.
 * The relay sends this page, and the service worker shows the same one without a network.
 */
export function notFoundPath(pathname: string): string {
  const { locale, path } = splitLocale(pathname)
  return localePath(locale, PATHS[pageAt(path) === 'caseStudy' ? 'caseStudyNotFound' : 'notFound'])
}

/**
 * A path with `//` or `\` is not redirected, because browsers read `//host` and `\\host` in a redirect as another site.
 */
const AMBIGUOUS = /\/\/|\\/

/**
 * Returns the address of a page without `.html`, `index` and trailing slash. The relay and the service worker redirect
 * to it. The home pages `/` and `/vi/` keep their slash (docs/product.md §12.1). A path that matches `AMBIGUOUS` is
 * returned unchanged.
 */
export function cleanPath(path: string): string {
  if (AMBIGUOUS.test(path) || path === `${localePrefix(splitLocale(path).locale)}/`) return path
  return path
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '$1')
    .replace(/(.)\/$/, '$1')
}
