import { describe, expect, test } from 'vitest'
import { paths } from '#client/navigation/paths.ts'
import { ariaCurrent, NAVIGATION } from './navigation-data.ts'

describe('the menu', () => {
  test('has all service and about pages, and no industries', () => {
    expect(NAVIGATION.map(({ label }) => label)).toEqual(['services', 'caseStudies', 'about', 'careers'])
    const pages = NAVIGATION.flatMap((entry) => entry.pages ?? []).map(({ href }) => href('vi'))
    expect(pages).toEqual([
      '/vi/software-development',
      '/vi/web-development',
      '/vi/mobile-app-development',
      '/vi/managed-services',
      '/vi/artificial-intelligence',
      '/vi/data-science',
      '/vi/about-us',
      '/vi/about-history',
      '/vi/how-we-work',
    ])
  })

  test('marks the link to the present page and the one above it', () => {
    expect(ariaCurrent(paths.caseStudies, '/case-studies')).toBe('page')
    expect(ariaCurrent(paths.caseStudies, '/case-studies/digital-banking-platform')).toBe('true')
    expect(ariaCurrent(paths.services, '/case-studies')).toBeUndefined()
  })
})
