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
    const date = top?.querySelector('time')
    for (const part of dateParts(`${date?.getAttribute('datetime')}`, locale))
      expect(` ${textOf(date)} `).toContain(` ${part} `)
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

/** Day, month and year of a date, each as the language writes it. */
function dateParts(date: string, locale: string): string[] {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    .formatToParts(new Date(date))
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value)
}
