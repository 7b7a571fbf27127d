import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#contract/addresses.ts'
import { readContent } from '../support/content.ts'
import { numberOf } from './number-words.ts'
import { SITE_TEXTS } from './site-texts.ts'

// Facts that several pages state must be the same everywhere: years, head counts, promises. Each pattern matches the
// number, in digits or in words, before or after the thing that is counted. The wording may change as long as the
// numbers agree.

const FACTS: Record<string, Record<Locale, RegExp>> = {
  'years of experience': { en: /(\d+)\+? years of experience/g, vi: /(\d+)\+? năm kinh nghiệm/g },
  'engineers, all offices together': {
    en: /(\d+)\+? (?:expert )?engineers(?! in Ho Chi Minh City(?! and))/g,
    vi: /(\d+)\+? kỹ sư(?! tại TP\. Hồ Chí Minh(?! và))/g,
  },
  'projects delivered': { en: /(\d+)\+? projects delivered/g, vi: /(\d+)\+? dự án(?: đã bàn giao)?(?=[.,])/g },
  'year of founding': { en: /founded (?:the company )?in (\d+)/g, vi: /(?:thành lập|ra đời) năm (\d+)/g },
  'year of ISO 27001': { en: /ISO 27001 since (\d+)/g, vi: /ISO 27001 từ năm (\d+)/g },
  'working days until an answer': {
    en: /(?:within|^)\s?(\w+) working days?/gim,
    vi: /(?:trong|^) ?(?:vòng )?(\S+) ngày làm việc/gim,
  },
  'months for which applications are kept': {
    en: /(\w+) months after (?:our|the) answer/gi,
    vi: /(\S+) tháng sau khi (?:chúng tôi )?trả lời/gi,
  },
  'engineers who take turns on duty': {
    en: /(?:one week in (\w+)|(\w+) engineers take turns)/gi,
    vi: /(?:trực sự cố \((\S+) tuần|(\S+) kỹ sư thay nhau, mỗi)/gi,
  },
  'restores in a year': {
    en: /(?:restore\b[^.]* (?:each|every|once a) (\w+)|once a (\w+) [^.]*\bis restored)/gi,
    vi: /(?:đầu (\S+) nào [^.]*diễn tập khôi phục|mỗi (\S+),[^.]* khôi phục thử)/gi,
  },
  'salary reviews in a year': { en: /(?:reviewed?) (\w+) a year/gi, vi: /(?:xét lương|lương xét) (\S+) lần mỗi năm/gi },
  'days of leave': { en: /(\d+|[a-z]+) days of leave/gi, vi: /(\d+|(?:mười )?[^\s\d]+) ngày phép/gi },
  'price of the first week, in thousands of USD': {
    en: /USD\s(\d+),000(?!–)/g,
    vi: /\((\d+)\.000\sUSD\)/g,
  },
  'weeks of the smallest project': {
    en: /two engineers for (\w+) weeks|^(\d+) weeks$/gim,
    vi: /hai kỹ sư làm (\S+) tuần|^(\d+) tuần$/gim,
  },
  'years of bookings that a client had': { en: /(\w+) years of bookings/gi, vi: /(\S+) năm (?:dữ liệu )?đặt chỗ/gi },
  'kinds of contract': { en: /(\w+) kinds of contract/gi, vi: /(\S+) kiểu hợp đồng/gi },
}

/** Each place that states a fact, with the stated number. */
function statementsOf(
  patterns: Record<Locale, RegExp>,
  texts = SITE_TEXTS,
): { place: string; number: number | string }[] {
  return LOCALES.flatMap((locale) =>
    texts[locale].flatMap(({ place, text }) =>
      [...text.matchAll(patterns[locale])].map((match) => ({
        place,
        number: numberOf(match.slice(1).find(Boolean) as string),
      })),
    ),
  )
}

test.each(Object.entries(FACTS))('every page states the same %s', (_, patterns) => {
  const statements = statementsOf(patterns)
  expect(statements.length).toBeGreaterThan(1)
  for (const { place, number } of statements) expect(number, place).toBe(statements[0]?.number)
})

test('a number is read in digits and in words, in each language', () => {
  const planted = {
    en: [{ place: '/', text: 'Within two working days.\nWithin 3 working days.' }],
    vi: [{ place: '/vi', text: 'trong hai ngày làm việc\ntrong 3 ngày làm việc' }],
  }
  const statements = statementsOf(FACTS['working days until an answer'] as Record<Locale, RegExp>, planted)
  expect(statements.map(({ number }) => number)).toEqual([2, 3, 2, 3])
})

const { company } = await readContent<{ company: { street: Record<Locale, string>; legalName: string } }>('company.ts')

test.each(LOCALES)('the office has one address, and the company one name, in %s', (locale) => {
  for (const { place, text } of SITE_TEXTS[locale]) {
    expect(text.split('Gạch Bông'), place).toHaveLength(text.split(company.street[locale]).length)
    for (const [name] of text.matchAll(/L[áa]t Software/g)) expect(name, place).toBe(company.legalName)
  }
})
