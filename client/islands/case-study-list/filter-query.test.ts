import { expect, test } from 'vitest'
import { NO_FILTERS } from './case-study-filters.ts'
import { listAddress, parseFilters } from './filter-query.ts'

test.each([
  ['', {}],
  ['?industry=healthcare', { industry: 'healthcare' }],
  ['?service=web_dev', { service: 'web_dev' }],
  ['?q=%C4%91%E1%BA%B7t+l%E1%BB%8Bch', { search: 'đặt lịch' }],
  ['?industry=retail_ecommerce&service=ai&q=a%26b', { industry: 'retail_ecommerce', service: 'ai', search: 'a&b' }],
] as const)('%j and filters say the same', (query, filters) => {
  expect(parseFilters(query)).toEqual({ ...NO_FILTERS, ...filters })
  expect(listAddress('en', { ...NO_FILTERS, ...filters })).toBe(`/case-studies${query}`)
  expect(listAddress('vi', { ...NO_FILTERS, ...filters })).toBe(`/vi/case-studies${query}`)
})

test.each([
  ['?industry=all&service=all&q=', {}],
  ['?industry=mining&service=seo&page=2', {}],
  ['?industry=Finance&service=MOBILE_APP', { industry: 'finance', service: 'mobile_app' }],
  ['?industry=finance&industry=logistics', { industry: 'finance' }],
  ['?industry=constructor&service=__proto__', {}],
  ['?q=%20%20kho%20', { search: 'kho' }],
  ['?q=%ff', { search: '\uFFFD' }],
] as const)('%j is read as far as it can be', (query, filters) => {
  expect(parseFilters(query)).toEqual({ ...NO_FILTERS, ...filters })
})

test('what filters nothing is left out', () => {
  expect(listAddress('en', { ...NO_FILTERS, search: '  ' })).toBe('/case-studies')
})
