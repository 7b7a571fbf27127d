import { DEFAULT_LOCALE, LOCALES, type Locale, localePath } from '#contract/addresses.ts'

interface SitemapPage {
  locale: Locale
  path: string
  listed: boolean
  /** The day of its last change, ISO 8601; undefined where the content tells none. */
  changed?: string | undefined
}

/** The sitemap of all listed pages, each with its other languages (sitemaps.org 0.9, Google's hreflang annotation). */
export function sitemapXml(pages: SitemapPage[], siteUrl: string): string {
  const url = (locale: Locale, path: string) => siteUrl.replace(/\/$/, '') + localePath(locale, path)
  const entries = pages
    .filter((page) => page.listed)
    .map(({ locale, path, changed }) => {
      const alternate = (hreflang: string, href: string) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`
      const alternates = [
        ...LOCALES.map((other) => alternate(other, url(other, path))),
        alternate('x-default', url(DEFAULT_LOCALE, path)),
      ]
      // Not the day of the build: search engines ignore dates that change with every build.
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
      return `<url><loc>${url(locale, path)}</loc>${lastmod}${alternates.join('')}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/** Everything may be crawled but the relay. The outbox says `noindex` itself: a crawler that may not read a page does not see that. */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *
Disallow: /api/

Sitemap: ${siteUrl.replace(/\/$/, '')}/sitemap.xml
`
}
