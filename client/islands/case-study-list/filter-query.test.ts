import { expect, test } from 'vitest'
import { NO_FILTERS } from './case-study-filters.ts'
import { listAddress, parseFilters, withEarlyChoices } from './filter-query.ts'

test.each([
  ['', {}],
  ['?industry=healthcare', { industry: 'healthcare' }],
  ['?service=web_dev', { service: 'web_dev' }],
  ['?q=%C4%91%E1%BA%B7t+l%E1%BB%8Bch', { search: 'đặt lịch' }],
  ['?industry=retail_ecommerce&service=ai&q=a%26b', { industry: 'retail_ecommerce', service: 'ai', search: 'a&b' }],
] as const)('the query %j and its filters are turned into each other', (query, filters) => {
  expect(parseFilters(new URLSearchParams(query))).toEqual({ ...NO_FILTERS, ...filters })
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
] as const)('of the query %j only known values are used', (query, filters) => {
  expect(parseFilters(new URLSearchParams(query))).toEqual({ ...NO_FILTERS, ...filters })
})

test('values that filter nothing are left out', () => {
  expect(listAddress('en', { ...NO_FILTERS, search: '  ' })).toBe('/case-studies')
})

test('choices made before the script has loaded replace the filters of the address; controls left alone do not', () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ industry: 'finance', service: 'all', q: ' ' })) form.append(name, value)
  const filters = { industry: 'logistics', service: 'ai', search: 'kho' } as const
  expect(withEarlyChoices(filters, form)).toEqual({ industry: 'finance', service: 'ai', search: 'kho' })
  form.set('q', 'bệnh viện ')
  expect(withEarlyChoices(NO_FILTERS, form)).toEqual({ industry: 'finance', service: 'all', search: 'bệnh viện' })
})
