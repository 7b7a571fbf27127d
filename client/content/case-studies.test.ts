import { expect, test } from 'vitest'
import { LOCALES } from '#contract/addresses.ts'
import { loadCaseStudies } from './case-studies.ts'
import { loadCaseStudyList } from './case-study-list.ts'

test.each(LOCALES)('the list has each case study in %s as its page has it, the latest first', async (locale) => {
  const [list, caseStudies] = await Promise.all([loadCaseStudyList(locale), loadCaseStudies(locale)])
  expect(caseStudies).toMatchObject(list)
  const months = caseStudies.map(({ published }) => published)
  expect(months).toEqual(months.toSorted().reverse())
})
