import { describe, expect, test } from 'vitest'
import type { CaseStudyCard } from '#client/content/case-study.ts'
import { loadCaseStudyCards } from '#client/content/case-study-cards.ts'
import { LOCALES } from '#contract/locale.ts'
import {
  type CaseStudyFilters,
  isFiltering,
  matchesFilters,
  NO_FILTERS,
  offeredIndustries,
} from './case-study-filters.ts'

const INDUSTRIES = [
  'all',
  'retail_ecommerce',
  'healthcare',
  'finance',
  'logistics',
  'manufacturing',
  'transportation',
  'food_beverage',
] as const

const SERVICES = [
  'all',
  'enterprise_software',
  'web_dev',
  'mobile_app',
  'ai',
  'data_science',
  'managed_services',
] as const

/** In either language, with all their marks or with none; one finds nothing. */
const SEARCHES = [
  ...['', ' ', 'a', 'the ', 'ERP', 'Azure', 'erp', '24/7', '50', '’', '.', '(', 'no such story'],
  ...['bệnh viện', 'MÁY', 'đ', 'đơn', 'may', 'kho', 'Benh Vien', 'don', 'ngan hang'],
]

/** Specification §5, word for word; and what has no marks is also looked for in the text without its marks. */
function matchesSpecification(caseStudy: CaseStudyCard, { industry, service, search }: CaseStudyFilters): boolean {
  const contains = (text: string, part: string) => text.toLowerCase().indexOf(part.toLowerCase()) >= 0
  const text = search.trim()
  const finds = (place: string) => contains(place, text) || contains(withoutMarks(place), text)
  if (industry !== 'all' && !contains(caseStudy.industry, industry)) return false
  if (service !== 'all' && !contains(caseStudy.service, service)) return false
  // Titles keep words together by spaces that do not break.
  return text === '' || finds(caseStudy.title.replaceAll('\u00a0', ' ')) || finds(caseStudy.description)
}

function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D')
}

describe.each(LOCALES)('the case studies in %s', async (locale) => {
  const cards = await loadCaseStudyCards(locale)
  const found = (filters: Partial<CaseStudyFilters>) =>
    cards.filter((card) => matchesFilters(card, { ...NO_FILTERS, ...filters })).map(({ slug }) => slug)

  test.each(INDUSTRIES)('%s: every service and search finds what the specification says', (industry) => {
    for (const service of SERVICES) {
      for (const search of SEARCHES) {
        const filters = { industry, service, search }
        const expected = cards.filter((card) => matchesSpecification(card, filters)).map(({ slug }) => slug)
        expect(found(filters), JSON.stringify(filters)).toEqual(expected)
      }
    }
  })

  test('no title or description that the specification finds is missed', () => {
    for (const { title, description, slug } of cards) {
      for (const word of `${title} ${description}`.split(' ')) expect(found({ search: word })).toContain(slug)
    }
  })

  test('every industry and service has a case study', () => {
    for (const industry of INDUSTRIES) expect(found({ industry }), industry).not.toEqual([])
    for (const service of SERVICES) expect(found({ service }), service).not.toEqual([])
  })

  test('the four industries of the specification are offered first, the others as far as they have a case study', () => {
    expect(offeredIndustries(cards)).toEqual(INDUSTRIES.slice(1))
    expect(offeredIndustries([])).toEqual(INDUSTRIES.slice(1, 5))
    expect(offeredIndustries(cards.filter(({ industry }) => industry === 'transportation'))).toEqual([
      ...INDUSTRIES.slice(1, 5),
      'transportation',
    ])
  })
})

test('Vietnamese is found without diacritics, and not the other way round', async () => {
  const cards = await loadCaseStudyCards('vi')
  const found = (search: string) => cards.filter((card) => matchesFilters(card, { ...NO_FILTERS, search })).length
  expect(found('bệnh viện')).toBeGreaterThan(0)
  expect(found('benh vien')).toBe(found('bệnh viện'))
  expect(found('DON THUOC')).toBe(found('đơn thuốc'))
  expect(found('don thuoc')).toBeGreaterThan(0)
  expect(found('bệnh vien')).toBe(found('bệnh viện'))
  expect(found('bênh viên')).toBe(0)
})

test('blank text and "all" filter nothing', () => {
  expect(isFiltering(NO_FILTERS)).toBe(false)
  expect(isFiltering({ ...NO_FILTERS, search: ' ' })).toBe(false)
  expect(isFiltering({ ...NO_FILTERS, search: 'a' })).toBe(true)
  expect(isFiltering({ ...NO_FILTERS, industry: 'finance' })).toBe(true)
  expect(isFiltering({ ...NO_FILTERS, service: 'ai' })).toBe(true)
})
