import { expect, test } from 'vitest'
import { addTranslations } from '#client/i18n/i18n.ts'
import common from '#client/i18n/locales/en/common.json'
import { markup } from '#client/site/testing/markup.tsx'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'
import { CaseStudyHero } from './case-study-hero.tsx'

addTranslations('en', 'common', common)

function html(title: string): string {
  const caseStudy = { slug: 'a', title, category: 'Maps', description: 'What it is about.' } as CaseStudy
  return markup(<CaseStudyHero locale="en" caseStudy={caseStudy} pagesAbove={[]} />)
}

test('the breadcrumb cuts the title at 50 characters, the heading does not', () => {
  const [short, long] = ['x'.repeat(50), 'x'.repeat(51)]
  expect(html(short)).toContain(`<span aria-current="page">${short}</span>`)
  expect(html(long)).toContain(`<span aria-current="page">${short}...</span>`)
  expect(html(long)).toContain(`<h1>${long}</h1>`)
})

test('the cover comes before the heading, so that a page which is shown in part does not move its words', () => {
  const served = html('A title')
  expect(served.indexOf('<img')).toBeLessThan(served.indexOf('<h1>'))
  expect(served.indexOf('<img')).toBeGreaterThan(0)
})
