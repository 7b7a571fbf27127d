import { expect, test } from 'vitest'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'
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

type Searched = Pick<CaseStudy, 'industry' | 'service' | 'title' | 'description'> & { slug: string }

const card = (
  slug: string,
  industry: Searched['industry'],
  service: Searched['service'],
  title: string,
  description: string,
): Searched => ({ slug, industry, service, title, description })

const CARDS = [
  card('hospital', 'healthcare', 'web_dev', 'Cổng bệnh nhân', 'Đặt lịch khám, đơn thuốc và kết quả của bệnh viện.'),
  card('shop', 'retail_ecommerce', 'mobile_app', 'Groceries on\u00a0the phone', 'The chain’s ERP, open 24/7.'),
  card('bank', 'finance', 'ai', 'Ngân hàng số', '50 giao dịch một giây; a letter (and a dot).'),
  card('depot', 'logistics', 'data_science', 'Azure forecasts', 'Kho hàng, máy xúc. The yard knows tomorrow.'),
  card('mill', 'manufacturing', 'enterprise_software', 'Nhà máy thép', 'A steel mill.'),
  card('bus', 'transportation', 'managed_services', 'Night coach', 'Erp, spelled as people do.'),
]

/**
 * Search texts. Each has all its diacritics or none, because `matchesRequirement` gives a wrong result for a text with
 * only some of them. `no such story` matches nothing.
 */
const SEARCHES = [
  ...['', ' ', 'a', 'the ', 'ERP', 'Azure', 'erp', '24/7', '50', '’', '.', '(', 'no such story', 'on the phone'],
  ...['bệnh viện', 'MÁY', 'đ', 'đơn', 'may', 'kho', 'Benh Vien', 'don', 'ngan hang'],
]

/**
 * True if the case study must pass the filters: implements docs/product.md §5.4 word for word. In addition, a search
 * also finds the text without its diacritics.
 */
function matchesRequirement(caseStudy: Searched, { industry, service, search }: CaseStudyFilters): boolean {
  const contains = (text: string, part: string) => text.toLowerCase().indexOf(part.toLowerCase()) >= 0
  const text = search.trim()
  const finds = (place: string) => contains(place, text) || contains(withoutMarks(place), text)
  if (industry !== 'all' && !contains(caseStudy.industry, industry)) return false
  if (service !== 'all' && !contains(caseStudy.service, service)) return false
  // Titles contain no-break spaces, searches contain plain ones.
  return text === '' || finds(caseStudy.title.replaceAll('\u00a0', ' ')) || finds(caseStudy.description)
}

function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D')
}

const found = (filters: Partial<CaseStudyFilters>) =>
  CARDS.filter((one) => matchesFilters(one, { ...NO_FILTERS, ...filters })).map(({ slug }) => slug)

test.each(INDUSTRIES)('%s: with every service and search, the filters match as required', (industry) => {
  for (const service of SERVICES) {
    for (const search of SEARCHES) {
      const filters = { industry, service, search }
      const expected = CARDS.filter((one) => matchesRequirement(one, filters)).map(({ slug }) => slug)
      expect(found(filters), JSON.stringify(filters)).toEqual(expected)
    }
  }
})

test('no word of a title or description is missed', () => {
  for (const { title, description, slug } of CARDS) {
    for (const word of `${title} ${description}`.split(' ')) expect(found({ search: word })).toContain(slug)
  }
})

test('a range is found although the build puts an invisible word joiner into it', () => {
  const shop = card('shop', 'retail_ecommerce', 'web_dev', 'A shop', 'Open 8:30–\u206017:30.')
  expect(matchesFilters(shop, { ...NO_FILTERS, search: '8:30–17:30' })).toBe(true)
})

test('the four industries of docs/product.md §9.9 are offered first, the others as far as they have a case study', () => {
  const four = INDUSTRIES.slice(1, 5)
  expect(offeredIndustries([])).toEqual(four)
  expect(offeredIndustries(CARDS)).toEqual([...four, 'manufacturing', 'transportation'])
  expect(offeredIndustries(CARDS.filter(({ slug }) => slug === 'bus'))).toEqual([...four, 'transportation'])
})

test('blank text and "all" filter nothing', () => {
  expect(isFiltering(NO_FILTERS)).toBe(false)
  expect(isFiltering({ ...NO_FILTERS, search: ' ' })).toBe(false)
  expect(isFiltering({ ...NO_FILTERS, search: 'a' })).toBe(true)
  expect(isFiltering({ ...NO_FILTERS, industry: 'finance' })).toBe(true)
  expect(isFiltering({ ...NO_FILTERS, service: 'ai' })).toBe(true)
})
