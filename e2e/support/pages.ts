import { readFileSync } from 'node:fs'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/locale.ts'

const SITEMAP = readFileSync(new URL('../../dist/site/sitemap.xml', import.meta.url), 'utf8')

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

/** The language of the page at a path. */
export function languageOf(path: string): Locale {
  return LOCALES.find((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`)) ?? DEFAULT_LOCALE
}
