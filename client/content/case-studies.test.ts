import { expect, test } from 'vitest'
import { LOCALES } from '#contract/addresses.ts'
import { caseStudySlugs, loadCaseStudy } from './case-studies.ts'
import { loadCaseStudyCards } from './case-study-cards.ts'

test('an unknown slug has none', async () => {
  expect(await loadCaseStudy('404', 'en')).toBeNull()
})

test.each(LOCALES)('the list has each in %s as its page has it, the latest first', async (locale) => {
  const cards = await loadCaseStudyCards(locale)
  expect(cards.map(({ slug }) => slug)).toEqual(caseStudySlugs)
  for (const card of cards) expect(await loadCaseStudy(card.slug, locale)).toMatchObject(card)
  const months = cards.map(({ published }) => published)
  expect(months).toEqual(months.toSorted().reverse())
})
