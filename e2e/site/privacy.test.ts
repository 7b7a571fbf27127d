import { describe, expect, test } from 'vitest'
import { LOCALES } from '#contract/locale.ts'
import { hrefsOf, servedPage, textOf, textsOf } from '../support/served-page.ts'
import { text } from '../support/texts.ts'

describe.each(LOCALES)('the privacy policy in %s', (locale) => {
  const page = servedPage(locale === 'en' ? '/privacy-policy' : `/${locale}/privacy-policy`)
  const sections = [...page.querySelectorAll('main section[id]')]

  test('at its top stand the language that prevails and the date of the last change, for readers as for machines', () => {
    const top = page.querySelector('main > :first-child')
    expect(textOf(top)).toContain(text(locale, 'privacy:prevails'))
    const date = top?.querySelector('time')
    for (const part of dateParts(`${date?.getAttribute('datetime')}`, locale))
      expect(` ${textOf(date)} `).toContain(` ${part} `)
  })

  test('the table of contents names every section in order and leads there', () => {
    expect(sections.length).toBeGreaterThan(8)
    expect(textsOf(page, 'main nav a')).toEqual(sections.map((section) => textOf(section.querySelector('h2'))))
    expect(hrefsOf(page, 'main nav a')).toEqual(sections.map(({ id }) => `#${id}`))
  })

  test('each section says what the language file has', () => {
    for (const section of sections) {
      const [first = ''] = text(locale, `privacy:sections.${section.id}.text`, FACTS).split('\n')
      const beginning = first.replace(/^- /, '').replace(/\s+/g, ' ')
      if (!beginning.includes(FACTS.company)) expect(textOf(section)).toContain(beginning)
    }
  })

  test('the section on the device leads to what is saved, the last one to the company', () => {
    expect(hrefsOf(page, '#device a')).toEqual([locale === 'en' ? '/outbox' : `/${locale}/outbox`])
    expect(hrefsOf(page, '#contact a')).toEqual(['mailto:hello@lat.example'])
  })

  test('the minimum age is that of the specification', () => {
    expect(textOf(page.querySelector('#age'))).toContain(locale === 'en' ? 'aged 13 or older' : 'từ 13 tuổi trở lên')
  })
})

test('the English text prevails', () => {
  expect(text('en', 'privacy:prevails')).toContain('the English text prevails')
  expect(text('vi', 'privacy:prevails')).toContain('bản tiếng Anh có giá trị quyết định')
})

/** Values for the placeholders of the sections. */
const FACTS = { company: '\0', address: '', age: 13 }

/** Day, month and year as a language writes them. */
function dateParts(date: string, locale: string): string[] {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    .formatToParts(new Date(date))
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value)
}
