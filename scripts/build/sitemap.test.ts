import { expect, test } from 'vitest'
import { robotsTxt, sitemapXml } from './sitemap.ts'

test('a listed page, its translations, the default one, and when it changed if that is known', () => {
  const pages = [
    { locale: 'vi', path: '/a', listed: true, changed: '2026-11-22' },
    { locale: 'en', path: '/b', listed: true },
    { locale: 'en', path: '/outbox', listed: false },
  ] as const
  const [first, second, ...others] = sitemapXml([...pages], 'https://lat.example/').match(/<url>.*<\/url>/g) ?? []
  expect(first).toBe(
    '<url><loc>https://lat.example/vi/a</loc><lastmod>2026-11-22</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://lat.example/a"/>' +
      '<xhtml:link rel="alternate" hreflang="vi" href="https://lat.example/vi/a"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://lat.example/a"/></url>',
  )
  expect(second).not.toContain('lastmod')
  expect(others).toEqual([])
})

test('what says noindex itself may be read', () => {
  expect(robotsTxt('https://lat.example')).not.toContain('outbox')
})
