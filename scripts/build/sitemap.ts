import { DEFAULT_LOCALE, LOCALES, type Locale, localePath } from '#contract/addresses.ts'

interface SitemapPage {
  locale: Locale
  path: string
  listed: boolean
  /** The day of the page's last change, ISO 8601. Undefined if the content does not contain such a date. */
  changed?: string | undefined
}

/**
 * The sitemap of all listed pages. Each entry also names the page in the other languages (sitemaps.org 0.9, Google's
 * hreflang annotation).
 */
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
      // The day of the build would be useless here: search engines ignore dates that change with every build.
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
      return `<url><loc>${url(locale, path)}</loc>${lastmod}${alternates.join('')}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/**
 * The text of `robots.txt`. Crawlers may read everything except the relay's API. They may even read the outbox page,
 * which must not be indexed: a crawler sees the `noindex` of this page only if it may read the page.
 */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *
Disallow: /api/

Sitemap: ${siteUrl.replace(/\/$/, '')}/sitemap.xml
`
}
