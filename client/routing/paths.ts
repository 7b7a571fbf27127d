import type { Industry, Service } from '#client/content/case-study.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/locale.ts'

/** A route's path in a language: `/contact-us` → `/vi/contact-us`, `/` → `/vi`; unchanged for the default language. */
export function localePath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** The opposite of `localePath`, without a trailing slash: `/vi/contact-us` → `{ locale: 'vi', path: '/contact-us' }`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first] = pathname.split('/')
  const locale = LOCALES.find((name) => name === first && name !== DEFAULT_LOCALE)
  const path = (locale ? pathname.slice(locale.length + 1) : pathname).replace(/\/+$/, '')
  return { locale: locale ?? DEFAULT_LOCALE, path: path === '' ? '/' : path }
}

const at = (path: string) => (locale: Locale) => localePath(locale, path)

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
  ) => {
    const named = Object.entries({ industry, service, q }).filter(([, value]) => value)
    const query = String(new URLSearchParams(named as [string, string][]))
    return localePath(locale, '/case-studies') + (query && `?${query}`)
  },
  caseStudy: (locale: Locale, slug: string) => localePath(locale, `/case-studies/${slug}`),
  aboutUs: at('/about-us'),
  aboutHistory: at('/about-history'),
  contactUs: at('/contact-us'),
  careers: at('/careers'),
  job: (locale: Locale, slug: string) => localePath(locale, `/jobs/${slug}`),
  privacyPolicy: at('/privacy-policy'),
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
