import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DEFAULT_LOCALE, LOCALES, localePath, splitLocale } from '#contract/addresses.ts'
import { LISTED, languageOf, ORIGIN, UNLISTED } from '../support/pages.ts'
import { hrefsOf, isServed, SITE_DIR, servedHtml, servedPage, textOf, textsOf } from '../support/served-page.ts'
import { text } from '../support/texts.ts'

/** The hashes of the inline scripts that the Content Security Policy allows. */
const SCRIPT_SOURCES: string[] = JSON.parse(readFileSync(new URL('../csp.json', SITE_DIR), 'utf8'))

/** The paths of a page in all languages, by language. */
function versionsOf(path: string): Record<string, string> {
  return Object.fromEntries(LOCALES.map((other) => [other, localePath(other, splitLocale(path).path)]))
}

function meta(page: Document, name: string): string | null | undefined {
  return page.querySelector(`head meta[name="${name}"], head meta[property="${name}"]`)?.getAttribute('content')
}

function isFile(path: string): boolean {
  return existsSync(new URL(`.${path}`, SITE_DIR))
}

/**
 * True when a link leads to a page or file of the site. If the link has a hash, the page must have an element with this
 * id.
 */
function leadsSomewhere(from: string, href: string): boolean {
  const { pathname, hash } = new URL(href, ORIGIN + from)
  if (!isServed(pathname)) return isFile(pathname)
  return !hash || servedPage(pathname).getElementById(hash.slice(1)) !== null
}

describe.each(LISTED)('%s', (path) => {
  const page = servedPage(path)
  const locale = languageOf(path)

  test('has its language, one heading, a skip link, landmarks', () => {
    expect(page.documentElement.lang).toBe(locale)
    expect(textsOf(page, 'h1')).toHaveLength(1)
    expect(textOf(page.querySelector('h1'))).not.toBe('')
    const skip = page.querySelector('body a, body button')
    expect([textOf(skip), skip?.getAttribute('href')]).toEqual([text(locale, 'common:skipToContent'), '#main'])
    expect(page.querySelectorAll('main')).toHaveLength(1)
    expect(page.querySelector('main')?.id).toBe('main')
    for (const landmark of ['header nav', 'footer nav'])
      expect(page.querySelector(landmark)?.getAttribute('aria-label'), landmark).toBeTruthy()
  })

  test('has its own title, description, address and social card, and names its other language', () => {
    const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href')
    expect(canonical).toBe(ORIGIN + path)
    expect(page.title).toContain('Lát')
    expect(LISTED.filter((other) => servedPage(other).title === page.title)).toEqual([path])
    const description = meta(page, 'description')
    expect(description?.length).toBeGreaterThan(40)
    expect(description?.length).toBeLessThan(171)
    const alternates = [...page.querySelectorAll('link[rel="alternate"]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ])
    const { [DEFAULT_LOCALE]: plain = '', ...others } = versionsOf(path)
    expect(Object.fromEntries(alternates)).toEqual({
      [DEFAULT_LOCALE]: ORIGIN + plain,
      ...Object.fromEntries(Object.entries(others).map(([other, version]) => [other, ORIGIN + version])),
      'x-default': ORIGIN + plain,
    })
    expect(meta(page, 'robots')).toBeUndefined()
    expect([meta(page, 'og:title'), meta(page, 'og:description'), meta(page, 'og:url')]).toEqual([
      page.title,
      description,
      canonical,
    ])
    expect(meta(page, 'og:locale')).toMatch(new RegExp(`^${locale}_`))
    expect(['website', 'article']).toContain(meta(page, 'og:type'))
    expect(meta(page, 'twitter:card')).toBe('summary_large_image')
    const card = meta(page, 'og:image') ?? ''
    expect(card).toMatch(/\.(png|jpg)$/)
    expect(isFile(card.replace(ORIGIN, '')), card).toBe(true)
  })

  test('links to the other languages from its language switch', () => {
    const others = Object.entries(versionsOf(path)).filter(([other]) => other !== locale)
    const switches = [...page.querySelectorAll('header a[hreflang]')]
    expect(switches.length).toBeGreaterThan(0)
    for (const link of switches) {
      expect(others).toContainEqual([link.getAttribute('hreflang'), link.getAttribute('href')])
      expect(link.getAttribute('lang')).toBe(link.getAttribute('hreflang'))
    }
  })

  test('has valid structured data', () => {
    for (const script of page.querySelectorAll('script[type="application/ld+json"]')) {
      const data = JSON.parse(script.textContent ?? '')
      expect(data['@context']).toBe('https://schema.org')
      for (const thing of data['@graph'] ?? [data]) expect(thing['@type']).toEqual(expect.any(String))
    }
  })
})

describe.each([...LISTED, ...UNLISTED])('%s', (path) => {
  const page = servedPage(path)

  test('has no broken link, picture or file', () => {
    const inside = [
      ...hrefsOf(page, 'a[href]'),
      ...hrefsOf(page, 'link[href]:not([rel="canonical"]):not([rel="alternate"])'),
      ...[...page.querySelectorAll('[src]')].map((element) => element.getAttribute('src')),
      ...[...page.querySelectorAll('[srcset]')].map((element) => element.getAttribute('srcset')),
    ].filter((href) => href !== null && /^[/#]/.test(href)) as string[]
    expect(inside.length).toBeGreaterThan(10)
    expect(inside.filter((href) => !leadsSomewhere(path, href))).toEqual([])
  })

  test('links to pages of its language only, except in the switch', () => {
    const pages = [...page.querySelectorAll('a[href^="/"]:not([hreflang])')].map((link) => link.getAttribute('href'))
    const { pathname: own } = new URL(path, ORIGIN)
    expect(pages.filter((href) => languageOf(new URL(`${href}`, ORIGIN).pathname) !== languageOf(own))).toEqual([])
  })

  test('has nothing in its head that delays the first paint, and no script that the Content Security Policy forbids', () => {
    const blocking = 'script[src], link[rel="stylesheet"], link[rel="modulepreload"], link[as="font"]'
    expect([...(page.head?.querySelectorAll(blocking) ?? [])].map((element) => element.outerHTML)).toEqual([])
    const inline = [...servedHtml(path).matchAll(/<script>(.*?)<\/script>/gs)].map(([, source = '']) => source)
    expect(inline.length).toBeGreaterThan(0)
    for (const source of inline)
      expect(SCRIPT_SOURCES).toContain(`'sha256-${createHash('sha256').update(source).digest('base64')}'`)
    expect(
      [...page.querySelectorAll('*')]
        .flatMap(({ attributes }) => [...attributes])
        .filter(({ name }) => /^on/.test(name)),
    ).toEqual([])
  })
})

test('the pages outside the sitemap are hidden from search engines', () => {
  for (const path of UNLISTED) expect(meta(servedPage(path), 'robots'), path).toBe('noindex')
})
