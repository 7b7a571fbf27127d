import { expect, test } from 'vitest'
import { LOCALES, type Locale, localePath } from '#contract/addresses.ts'
import { robotsTxt, sitemapXml } from './sitemap.ts'

test('an entry has the address of a listed page, its other languages, and the day of its change if that is known', () => {
  const pages = [
    { locale: 'vi', path: '/a', listed: true, changed: '2026-11-22' },
    { locale: 'en', path: '/b', listed: true },
    { locale: 'en', path: '/outbox', listed: false },
  ] as const
  const alternate = (locale: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${locale}" href="https://lat.example${localePath(locale, '/a')}"/>`
  const [first, second, ...others] = sitemapXml([...pages], 'https://lat.example/').match(/<url>.*<\/url>/g) ?? []
  expect(first).toBe(
    '<url><loc>https://lat.example/vi/a</loc><lastmod>2026-11-22</lastmod>' +
      LOCALES.map(alternate).join('') +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://lat.example/a"/></url>',
  )
  expect(second).not.toContain('lastmod')
  expect(others).toEqual([])
})

test('robots may read the outbox, which says noindex itself', () => {
  expect(robotsTxt('https://lat.example')).not.toContain('outbox')
})
