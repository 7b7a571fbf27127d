import { readFileSync } from 'node:fs'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/addresses.ts'
import { servedPage } from './served-page.ts'
import { SERVICES } from './services.ts'

const SITEMAP = readFileSync(new URL('../../dist/site/sitemap.xml', import.meta.url), 'utf8')

/** Where the site says it is: `SITE_URL` when it was built. */
export const ORIGIN = /<loc>(https?:\/\/[^/]+)/.exec(SITEMAP)?.[1] ?? ''

/** The path of every page that the sitemap lists. */
export const LISTED = [...SITEMAP.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1] || '/')

/** One of each kind: every fixed page, one case study, one job, in both languages. */
export const KINDS = [
  ...LISTED.filter((path) => !/\/(case-studies|jobs)\//.test(path)),
  '/outbox',
  '/vi/outbox',
].concat(
  ['', '/vi'].flatMap((prefix) => [
    `${LISTED.find((path) => path.startsWith(`${prefix}/case-studies/`))}`,
    `${LISTED.find((path) => path.startsWith(`${prefix}/jobs/`))}`,
    `${prefix}/no-such-page`,
  ]),
)

/** Pages that no sitemap lists; the not-found pages under the paths of their files. */
export const UNLISTED = ['', '/vi'].flatMap((prefix) =>
  ['/outbox', '/404', '/case-studies/404'].map((path) => prefix + path),
)

/** The language of the page at a path. */
export function languageOf(path: string): Locale {
  return LOCALES.find((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`)) ?? DEFAULT_LOCALE
}

/** The pages of a language that differ in their parts: of case studies, jobs and services one each; the not-found page is not among them. */
export function oneOfEachKind(locale: Locale): string[] {
  const [, ...otherServices] = SERVICES.map(({ path }) => path)
  return KINDS.filter((path) => languageOf(path) === locale && !path.endsWith('/no-such-page')).filter(
    (path) => !otherServices.some((service) => path.endsWith(service)),
  )
}

/** The address of the last part of the page at a path: browsers open it scrolled far down, of which not all report a paint. */
export function withLastPart(path: string): string {
  return `${path}#${[...servedPage(path).querySelectorAll('main [id]')].at(-1)?.id}`
}

/** The files of the pictures that pages show; of a `<picture>` those in the format that every browser of today takes. */
export function picturesOf(pages: Document[]): string[] {
  const shown = ':not(picture) > img, picture > source[type="image/avif"]'
  const found = pages.flatMap((page) => [...page.querySelectorAll(shown)])
  const files = found.map((element) => element.getAttribute('srcset') ?? element.getAttribute('src') ?? '')
  return [...new Set(files)]
}
