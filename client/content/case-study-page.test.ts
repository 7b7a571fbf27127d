import { expect, test } from 'vitest'
import { caseStudySlugs } from './case-studies.ts'
import { loadCaseStudyPage } from './case-study-page.ts'

const [first = ''] = caseStudySlugs

test('neighbours are those of the list, which has a beginning and an end', async () => {
  const pages = await Promise.all(caseStudySlugs.map((slug) => loadCaseStudyPage(slug, 'en')))
  expect(pages.map((page) => page?.previous?.slug)).toEqual([undefined, ...caseStudySlugs.slice(0, -1)])
  expect(pages.map((page) => page?.next?.slug)).toEqual([...caseStudySlugs.slice(1), undefined])
})

test('texts of others are titles and cards, never their stories', async () => {
  const page = await loadCaseStudyPage(first, 'en')
  expect(page?.caseStudy.challenge).toEqual(expect.any(String))
  expect(page?.related).toHaveLength(3)
  for (const card of page?.related ?? []) expect(Object.keys(card)).not.toContain('challenge')
})

test.each([
  ['en', /^[A-Z][a-z]+ \d{4}$/],
  ['vi', /^Tháng \d+\/\d{4}$/],
] as const)('the month is written out in %s', async (locale, words) => {
  const page = await loadCaseStudyPage(first, locale)
  const [year, month] = page?.caseStudy.published.split('-') ?? []
  expect(page?.publishedMonth).toMatch(words)
  expect(page?.publishedMonth).toContain(year)
  if (locale === 'vi') expect(page?.publishedMonth).toContain(` ${Number(month)}/`)
})

test('an unknown slug has no page', async () => {
  expect(await loadCaseStudyPage('404', 'vi')).toBeNull()
})
