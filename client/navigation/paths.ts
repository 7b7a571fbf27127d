import type { Industry, Service } from '#client/content/case-study.ts'
import { DEFAULT_LOCALE, type Locale } from '#contract/addresses.ts'

/** A route's path in a language: `/contact-us` → `/vi/contact-us`, `/` → `/vi`; unchanged for the default language. */
export function localePath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

const at = (path: string) => (locale: Locale) => localePath(locale, path)

/** The given values as the query of an address; empty when there is none. */
function query(values: Record<string, string | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value)
  return given.length > 0 ? `?${new URLSearchParams(given as [string, string][])}` : ''
}

/** The submission that a form is to be filled from, to be sent anew. */
interface Correction {
  correct?: string
}

/** Every URL of the site is built here; each takes the language first. */
export const paths = {
  home: at('/'),
  services: at('/services'),
  softwareDevelopment: at('/software-development'),
  webDevelopment: at('/web-development'),
  mobileAppDevelopment: at('/mobile-app-development'),
  managedServices: at('/managed-services'),
  artificialIntelligence: at('/artificial-intelligence'),
  dataScience: at('/data-science'),
  /** The list of case studies, or what filters leave of it. */
  caseStudies: (
    locale: Locale,
    { industry, service, q }: { industry?: Industry; service?: Service; q?: string } = {},
  ) => localePath(locale, '/case-studies') + query({ industry, service, q }),
  caseStudy: (locale: Locale, slug: string) => localePath(locale, `/case-studies/${slug}`),
  aboutUs: at('/about-us'),
  aboutHistory: at('/about-history'),
  howWeWork: at('/how-we-work'),
  contactUs: at('/contact-us'),
  /** The open jobs; their links carry on what is to be corrected. */
  careers: (locale: Locale, { correct }: Correction = {}) => localePath(locale, '/careers') + query({ correct }),
  job: (locale: Locale, slug: string, { correct }: Correction = {}) =>
    localePath(locale, `/jobs/${slug}`) + query({ correct }),
  privacyPolicy: at('/privacy-policy'),
  security: at('/security'),
  accessibility: at('/accessibility'),
  install: at('/install'),
  outbox: at('/outbox'),
}

/** The page of each service, in the order of the site. */
export const servicePages = {
  enterprise_software: 'softwareDevelopment',
  web_dev: 'webDevelopment',
  mobile_app: 'mobileAppDevelopment',
  managed_services: 'managedServices',
  ai: 'artificialIntelligence',
  data_science: 'dataScience',
} as const satisfies Record<Service, keyof typeof paths>

export const serviceIds = Object.keys(servicePages) as Service[]

/** Address without language prefix of a service's page; the files of its content and its picture are named after it. */
export const servicePath = (service: Service) => paths[servicePages[service]](DEFAULT_LOCALE)

/** The address of a path as search engines and social cards know it. */
export function absoluteUrl(path: string): string {
  const origin = import.meta.env.SITE_URL.replace(/\/$/, '')
  return path === '/' ? `${origin}/` : origin + path
}
