import { expect, test } from 'vitest'
import type { Locale } from '#contract/addresses.ts'
import { caseStudyFacts } from './case-study-facts.ts'
import { type CaseStudyPage, loadCaseStudyPage } from './case-study-page.ts'

const slugs = [...caseStudyFacts.keys()]
const [first = ''] = slugs
const pageOf = (slug: string, locale: Locale) => loadCaseStudyPage(slug, locale) as Promise<CaseStudyPage>

test('the neighbours of a case study are those in the list, which has a beginning and an end', async () => {
  const pages = await Promise.all(slugs.map((slug) => pageOf(slug, 'en')))
  expect(pages.map(({ previous }) => previous?.slug)).toEqual([undefined, ...slugs.slice(0, -1)])
  expect(pages.map(({ next }) => next?.slug)).toEqual([...slugs.slice(1), undefined])
})

test('a case study leads to three others beside its neighbours', async () => {
  for (const slug of slugs) {
    const { related, previous, next } = await pageOf(slug, 'en')
    expect(related).toHaveLength(3)
    for (const other of related) expect([slug, previous?.slug, next?.slug]).not.toContain(other.slug)
  }
})

test.each([
  ['en', /^[A-Z][a-z]+ \d{4}$/],
  ['vi', /^Tháng \d+\/\d{4}$/],
] as const)('the month is written out in %s', async (locale, words) => {
  const { caseStudy, publishedMonth } = await pageOf(first, locale)
  const [year, month] = caseStudy.published.split('-')
  expect(publishedMonth).toMatch(words)
  expect(publishedMonth).toContain(year)
  if (locale === 'vi') expect(publishedMonth).toContain(` ${Number(month)}/`)
})

test('there is no page for an unknown slug', async () => {
  expect(await loadCaseStudyPage('unheard-of', 'vi')).toBeUndefined()
})
