import { LOCALES, type Locale } from '#contract/locale.ts'

interface SitemapPage {
  locale: Locale
  path: string
  listed: boolean
}

type LocalePath = (locale: Locale, path: string) => string

/** The sitemap of all listed pages, each with its translations (sitemaps.org 0.9, Google's hreflang annotation). */
export function sitemapXml(pages: SitemapPage[], siteUrl: string, localePath: LocalePath): string {
  const url = (locale: Locale, path: string) => siteUrl.replace(/\/$/, '') + localePath(locale, path)
  const entries = pages
    .filter((page) => page.listed)
    .map(({ locale, path }) => {
      const alternates = LOCALES.map(
        (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${url(other, path)}"/>`,
      )
      return `<url><loc>${url(locale, path)}</loc>${alternates.join('')}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/** Everything may be crawled except the relay and the visitor's own outbox. */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /outbox
Disallow: /vi/outbox

Sitemap: ${siteUrl.replace(/\/$/, '')}/sitemap.xml
`
}
