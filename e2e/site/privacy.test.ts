import { describe, expect, test } from 'vitest'
import { LOCALES, localePath, PATHS } from '#contract/addresses.ts'
import { hrefsOf, servedPage, textOf, textsOf } from '../support/served-page.ts'
import { text } from '../support/texts.ts'

describe.each(LOCALES)('the privacy policy in %s', (locale) => {
  const page = servedPage(localePath(locale, PATHS.privacyPolicy))
  const sections = [...page.querySelectorAll('main section[id]')]

  test('the prevailing language and the date of the last change are at the top, also machine-readable', () => {
    const top = page.querySelector('main > :first-child')
    expect(textOf(top)).toContain(text(locale, 'privacy:prevails'))
    expect(textOf(top?.querySelector('time'))).toMatch(/\d{4}/)
    expect(top?.querySelector('time')?.getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  test('the table of contents names every section in order and leads there', () => {
    expect(sections).not.toEqual([])
    expect(textsOf(page, 'main nav a')).toEqual(sections.map((section) => textOf(section.querySelector('h2'))))
    expect(hrefsOf(page, 'main nav a')).toEqual(sections.map(({ id }) => `#${id}`))
  })

  test('the section about the device links to the stored data', () => {
    expect(hrefsOf(page, '#device a')).toEqual([localePath(locale, PATHS.outbox)])
  })

  test('the minimum age is that of docs/product.md §2.14', () => {
    expect(textOf(page.querySelector('#age'))).toMatch(/\b13\b/)
  })
})
