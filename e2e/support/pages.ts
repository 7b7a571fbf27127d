import { readFileSync } from 'node:fs'
import { LOCALES, type Locale, localePath, PATHS, pageAt, splitLocale } from '#contract/addresses.ts'
import { SITE_DIR, servedPage } from './served-page.ts'
import { SERVICES } from './services.ts'

const SITEMAP = readFileSync(new URL('sitemap.xml', SITE_DIR), 'utf8')

/** The origin of the addresses in the sitemap: the value of `SITE_URL` when the site was built. */
export const ORIGIN = /<loc>(https?:\/\/[^/]+)/.exec(SITEMAP)?.[1] ?? ''

/** The path of every page that the sitemap lists. */
export const LISTED = [...SITEMAP.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1] || '/')

/** A path at which the site has no page. The relay answers it with the not-found page. */
export const UNKNOWN_PATH = '/no-such-page'

/**
 * A sample of the site's paths, in every language: every fixed page, one case study, one job, and `UNKNOWN_PATH`.
 */
export const SAMPLE_PATHS = LOCALES.flatMap((locale) => {
  const { caseStudyNotFound, notFound, ...paths } = PATHS
  const examples = Object.values(paths).map((path) =>
    path.includes(':slug') ? firstListed(locale, path) : localePath(locale, path),
  )
  return [...examples, localePath(locale, UNKNOWN_PATH)]
})

/** The first path of the sitemap that has this language and this pattern, such as `/jobs/:slug`. */
function firstListed(locale: Locale, pattern: string): string {
  const found = LISTED.find((path) => languageOf(path) === locale && PATHS[pageAt(splitLocale(path).path)] === pattern)
  if (!found) throw new Error(`The sitemap lists no ${pattern} in ${locale}`)
  return found
}

/**
 * The paths of the pages that are not in the sitemap, in every language. A not-found page has no address of its own, so
 * this list has the path of its file.
 */
export const UNLISTED = LOCALES.flatMap((locale) =>
  [PATHS.outbox, PATHS.status, PATHS.fair, PATHS.notFound, PATHS.caseStudyNotFound].map((path) =>
    localePath(locale, path),
  ),
)

/** The language of the page at a path. */
export function languageOf(path: string): Locale {
  return splitLocale(path).locale
}

/**
 * The paths of one page of each kind in a language: one case study, one job, one service and all fixed pages. The
 * not-found page is left out.
 */
export function oneOfEachKind(locale: Locale): string[] {
  const [, ...otherServices] = SERVICES.map(({ path }) => localePath(locale, path))
  return SAMPLE_PATHS.filter(
    (path) => languageOf(path) === locale && !path.endsWith(UNKNOWN_PATH) && !otherServices.includes(path),
  )
}

/**
 * The address of a page with a hash: the id of the last element in `main` that has an id. A browser opens such an
 * address scrolled far down. Some browsers then report no paint, and the page's scripts must start all the same.
 */
export function withLastPart(path: string): string {
  return `${path}#${[...servedPage(path).querySelectorAll('main [id]')].at(-1)?.id}`
}

/** The addresses of the pictures on pages. Of each `<picture>`, only the AVIF file is listed. */
export function picturesOf(pages: Document[]): string[] {
  const shown = ':not(picture) > img, picture > source[type="image/avif"]'
  const found = pages.flatMap((page) => [...page.querySelectorAll(shown)])
  const files = found.map((element) => element.getAttribute('srcset') ?? element.getAttribute('src') ?? '')
  return [...new Set(files)]
}
