import { describe, expect, test } from 'vitest'
import { LOCALES, localePath, PATHS } from '#contract/addresses.ts'
import { OPEN_JOBS } from '../support/jobs.ts'
import { LISTED, languageOf } from '../support/pages.ts'
import { hrefsOf, servedPage, textOf, textsOf } from '../support/served-page.ts'
import { SERVICES } from '../support/services.ts'
import { text } from '../support/texts.ts'

describe.each(LOCALES)('header and footer in %s', (locale) => {
  // Only the home page is checked here. A test below compares the header and footer of all other pages with those of
  // the home page.
  const home = localePath(locale, PATHS.home)
  const page = servedPage(home)
  const common = (key: string) => text(locale, `common:${key}`)
  const at = (path: string) => localePath(locale, path)
  const services = SERVICES.map(({ path }) => at(path))
  const aboutPages = [PATHS.aboutUs, PATHS.aboutHistory, PATHS.howWeWork].map(at)

  test('the logo leads home', () => {
    expect(hrefsOf(page, 'header a')[0]).toBe(home)
    expect(page.querySelector('header a')?.getAttribute('aria-label')).toBe(common('logo'))
  })

  test('the menu has services, case studies, about and careers, and no industries', () => {
    const menu = page.querySelector(`header nav[aria-label="${common('nav.label')}"]`) as Element
    expect(hrefsOf(menu, 'a')).toEqual([
      at('/services'),
      ...services,
      at('/case-studies'),
      ...aboutPages,
      at('/careers'),
    ])
    expect(textsOf(menu, ':scope > ul > li > a')).toEqual(
      ['services', 'caseStudies', 'careers'].map((name) => expect.stringContaining(common(`nav.${name}`))),
    )
    expect(menu.querySelectorAll('button[aria-expanded="false"]')).toHaveLength(2)
    expect(page.documentElement.innerHTML).not.toMatch(/href="[^"]*\/(retail-ecommerce|finance|logistics|healthcare)"/)
  })

  test('the drawer has the same pages, with the services under one name, then language and contact', () => {
    const drawer = page.querySelector('header dialog') as Element
    expect(hrefsOf(drawer, 'nav a')).toEqual([
      at('/services'),
      ...services,
      at('/case-studies'),
      ...aboutPages,
      at('/careers'),
    ])
    expect(textsOf(drawer, 'summary')).toEqual([common('nav.services'), common('nav.about')])
    expect(hrefsOf(drawer, 'nav ~ div a')).toEqual([
      ...LOCALES.filter((other) => other !== locale).map((other) => localePath(other, PATHS.home)),
      at(PATHS.contactUs),
    ])
  })

  test('three links to the careers page, for wide and small screens and in the drawer, show the number of open jobs', () => {
    const ways = [...page.querySelectorAll(`header a[href="${at('/careers')}"]`)]
    const count = text(locale, 'common:nav.openJobs_other', { count: OPEN_JOBS.length })
    expect(ways.map((way) => textOf(way).includes(count))).toEqual([true, true, true])
  })

  test('a button to the contact page', () => {
    const contact = [...page.querySelectorAll('header a')].filter((a) => textOf(a) === common('nav.contact'))
    expect(contact.map((link) => link.getAttribute('href'))).toEqual([at('/contact-us'), at('/contact-us')])
  })

  test('the footer has its columns, networks in a new tab, and the copyright', () => {
    expect(hrefsOf(page, 'footer nav a')).toEqual([
      at('/contact-us'),
      at('/careers'),
      at('/about-us'),
      at('/security'),
      at('/case-studies'),
      at('/services'),
      at('/how-we-work'),
      at('/privacy-policy'),
      at('/accessibility'),
      at('/outbox'),
      at('/install'),
      expect.stringContaining('linkedin.com'),
      expect.stringContaining('facebook.com'),
    ])
    const newTab = 'footer a[target="_blank"][rel~="noopener"]'
    expect(hrefsOf(page, newTab)).toEqual([
      at('/careers'),
      expect.stringContaining('linkedin.com'),
      expect.stringContaining('facebook.com'),
    ])
    for (const name of textsOf(page, newTab)) expect(name).toContain(common('footer.newTab'))
    expect(textsOf(page, 'footer p').join()).toMatch(/© 20\d\d/)
  })

  test('every page has the same header and footer, and marks its own link', () => {
    const targets = hrefsOf(page, ':is(header nav, footer) a')
    const inMenu = hrefsOf(page, 'header nav a')
    for (const path of LISTED.filter((other) => languageOf(other) === locale)) {
      const other = servedPage(path)
      expect(hrefsOf(other, ':is(header nav, footer) a'), path).toEqual(targets)
      const current = hrefsOf(other, 'header nav a[aria-current="page"]')
      expect(new Set(current), path).toEqual(new Set(inMenu.includes(path) ? [path] : []))
    }
  })
})
