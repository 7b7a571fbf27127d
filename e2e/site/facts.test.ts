import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#contract/addresses.ts'
import type { CaseStudyFacts } from '#contract/content/case-study-schema.ts'
import { readCaseStudies } from '../support/case-studies.ts'
import { readContent } from '../support/content.ts'
import { LISTED, languageOf, UNLISTED } from '../support/pages.ts'
import { servedPage, textsOf } from '../support/served-page.ts'
import { text, textsIn } from '../support/texts.ts'

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

/** Numbers by the words of both languages; of a period, how often it is in a year. */
const NUMBERS: Record<string, number> = {
  ...{ one: 1, two: 2, twice: 2, three: 3, four: 4, six: 6, eight: 8, ten: 10, twelve: 12, fifteen: 15, twenty: 20 },
  ...{ một: 1, hai: 2, ba: 3, bốn: 4, sáu: 6, tám: 8, mười: 10, 'mười hai': 12, 'mười lăm': 15, 'hai mươi': 20 },
  ...{ eleven: 11, 'mười một': 11 },
  ...{ year: 1, quarter: 4, month: 12, week: 52, năm: 1, quý: 4, tháng: 12, tuần: 52 },
}

const { contractKinds } = await readContent<{ contractKinds: { id: string }[] }>('how-we-work.ts')

/** The elements whose texts are lines. */
const LINES = ':is(main, footer) :is(p, li, dt, dd, h1, h2, h3, h4)'

/** The texts of a page, one on each line. The first line is its description for search engines. */
function linesOf(path: string): string {
  const page = servedPage(path)
  const description = page.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
  return [description, ...textsOf(page, LINES)].join('\n')
}

interface Said {
  /** The path of a page or the name of a language file. */
  place: string
  text: string
}

/**
 * All texts of the site in a language. They include the texts of forms and outbox, some of which appear only while a
 * page is used.
 */
function saidIn(locale: Locale): Said[] {
  const paths = [...LISTED, ...UNLISTED].filter((path) => languageOf(path) === locale)
  return [
    ...paths.map((path) => ({ place: path, text: linesOf(path) })),
    ...['form', 'outbox'].map((name) => ({ place: `${name}.json`, text: textsIn(locale, name).join('\n') })),
  ]
}

const SAID = Object.fromEntries(LOCALES.map((locale) => [locale, saidIn(locale)])) as Record<Locale, Said[]>

/** Each place that states a fact, with the stated number. */
function statementsOf(patterns: Record<Locale, RegExp>, said = SAID): { place: string; number: number | string }[] {
  return LOCALES.flatMap((locale) =>
    said[locale].flatMap(({ place, text }) =>
      [...text.matchAll(patterns[locale])].map((match) => {
        const words = match.slice(1).find(Boolean)?.toLowerCase() as string
        return { place, number: NUMBERS[words] ?? (Number(words) || words) }
      }),
    ),
  )
}

test.each(Object.entries(FACTS))('every page states the same %s', (_, patterns) => {
  const statements = statementsOf(patterns)
  expect(statements.length).toBeGreaterThan(1)
  for (const { place, number } of statements) expect(number, place).toBe(statements[0]?.number)
})

/**
 * The places that name prices for clients, some in one currency, some in the other, some in both. The amounts in case
 * studies are other people's, those in jobs are salaries.
 */
const PRICED = /how-we-work$|\/services|^form\.json$/

/** Amounts such as `USD 200 to 300` and `VND 5 to 7.5 million`, in Vietnamese `200–300 USD` and `5–7,5 triệu đồng`. */
const AMOUNTS: Record<Locale, { usd: RegExp; millionVnd: RegExp; thousands: string }> = {
  en: {
    usd: /USD\s([\d,]+)(?:(?:–|\sto\s)([\d,]+))?/g,
    millionVnd: /VND\s([\d.]+)(?:(?:–|\sto\s)([\d.]+))?\smillion/g,
    thousands: ',',
  },
  vi: {
    usd: /(?:([\d.]+)–)?([\d.]+)\sUSD/g,
    millionVnd: /(?:([\d,]+)–)?([\d,]+)\striệu\sđồng/g,
    thousands: '.',
  },
}

/** The rate at which the company states its prices in đồng. */
const MILLION_VND_PER_USD = 0.025

/** The prices for clients that the texts of a language name, each once, in ascending order. */
function pricesIn(locale: Locale): { usd: number[]; millionVnd: number[] } {
  const { usd, millionVnd, thousands } = AMOUNTS[locale]
  const texts = SAID[locale].filter(({ place }) => PRICED.test(place)).map(({ text }) => text)
  const amounts = (pattern: RegExp) => {
    const found = [...texts.join('\n').matchAll(pattern)].flatMap(([, from, to]) => [from, to].filter(Boolean))
    const numbers = found.map((amount) => Number(amount?.replaceAll(thousands, '').replace(',', '.')))
    return [...new Set(numbers)].toSorted((a, b) => a - b)
  }
  return { usd: amounts(usd), millionVnd: amounts(millionVnd) }
}

test('prices are the same in both languages and, at one rate, in both currencies', () => {
  const { usd, millionVnd } = pricesIn('en')
  expect(usd.length).toBeGreaterThan(5)
  expect(millionVnd).toEqual(usd.map((amount) => amount * MILLION_VND_PER_USD))
  expect(pricesIn('vi')).toEqual({ usd, millionVnd })
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
  for (const { place, text } of SAID[locale]) {
    expect(text.split('Gạch Bông'), place).toHaveLength(text.split(company.street[locale]).length)
    for (const [name] of text.matchAll(/L[áa]t Software/g)) expect(name, place).toBe(company.legalName)
  }
})

const caseStudies = (await readCaseStudies()).map(({ facts }) => facts)

/** For each contract of a case study (e.g. `by_time`): the matching kind of contract on the page "How we work". */
const WAY_OF_CONTRACT: Record<CaseStudyFacts['contract'], string> = {
  fixed_price: 'stage',
  by_stage: 'stage',
  by_time: 'time',
  team: 'team',
  monthly: 'care',
}

test.each(LOCALES)('every case study was paid by a kind of contract that the site offers, in %s', (locale) => {
  expect([...new Set(caseStudies.map(({ contract }) => WAY_OF_CONTRACT[contract]))].toSorted()).toEqual(
    contractKinds.map(({ id }) => id).toSorted(),
  )
  const [count] = /^\S+/.exec(text(locale, 'how-we-work:ways.title').toLowerCase()) ?? []
  expect(NUMBERS[count as string]).toBe(contractKinds.length)
})

test.each(LOCALES)('a team by the month is as large as such teams were, in %s', (locale) => {
  const [, least, most] = /^(\d+)–(\d+)/.exec(text(locale, 'how-we-work:ways.team.figure')) ?? []
  const sizes = caseStudies.filter(({ contract }) => contract === 'team').map(({ teamSize }) => teamSize)
  expect(sizes.length).toBeGreaterThan(0)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(Number(least))
  expect(Math.max(...sizes)).toBe(Number(most))
})
