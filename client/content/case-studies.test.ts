import { expect, test } from 'vitest'
import { LOCALES } from '#contract/addresses.ts'
import { resultFigures } from '#contract/content/case-study-fields.ts'
import { loadCaseStudies } from './case-studies.ts'
import { loadCaseStudyList } from './case-study-list.ts'

test.each(LOCALES)('the list has each case study in %s as its page has it, the latest first', async (locale) => {
  const [list, caseStudies] = await Promise.all([loadCaseStudyList(locale), loadCaseStudies(locale)])
  expect(caseStudies.map((caseStudy) => ({ ...caseStudy, result: resultFigures(caseStudy)[0] }))).toMatchObject(list)
  const months = caseStudies.map(({ published }) => published)
  expect(months).toEqual(months.toSorted().reverse())
})
