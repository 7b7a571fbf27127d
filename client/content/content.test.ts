import { describe, expect, test } from 'vitest'
import { LOCALES } from '#contract/locale.ts'
import { caseStudySlugs, loadCaseStudy } from './case-studies.ts'
import type { Service } from './case-study.ts'
import { loadCaseStudyCards } from './case-study-cards.ts'
import { caseStudyFacts } from './case-study-facts.ts'
import { parseResults } from './case-study-fields.ts'
import { HOME_CASE_STUDIES } from './home.ts'
import { jobSlugs, loadJob, loadJobCards } from './jobs.ts'
import { serviceIds } from './services.ts'

/** Longer descriptions are cut in search results. */
const DESCRIPTION_MAX_LENGTH = 155

describe('case studies', () => {
  test('there are the 21 of the specification', () => {
    expect(caseStudySlugs).toHaveLength(21)
  })

  test.each(caseStudySlugs)('%s has texts in every language, and their figures have labels', async (slug) => {
    for (const locale of LOCALES) {
      const caseStudy = await loadCaseStudy(slug, locale)
      expect(caseStudy).toMatchObject({ slug, title: expect.any(String), category: expect.any(String) })
      expect(caseStudy?.description.length).toBeLessThanOrEqual(DESCRIPTION_MAX_LENGTH)
      expect(() => parseResults(caseStudy?.resultsWithIcon ?? '', caseStudy?.resultLabels)).not.toThrow()
    }
  })

  test('an unknown slug has none', async () => {
    expect(await loadCaseStudy('404', 'en')).toBeNull()
  })

  test('the list has all of them in its language, the latest first', async () => {
    const cards = await loadCaseStudyCards('vi')
    expect(cards.map(({ slug }) => slug)).toEqual(caseStudySlugs)
    expect(cards.find(({ slug }) => slug === 'ezymart-mobile-commerce-platform')?.category).toBe('Mua sắm di động')
    const months = cards.map(({ published }) => published)
    expect(months).toEqual(months.toSorted().reverse())
  })

  test.each(serviceIds)('the service %s has at least three', (service: Service) => {
    expect([...caseStudyFacts.values()].filter((facts) => facts.service === service).length).toBeGreaterThanOrEqual(3)
  })

  test('the translation ids are unique', () => {
    expect(new Set([...caseStudyFacts.values()].map(({ i18nKey }) => i18nKey)).size).toBe(caseStudySlugs.length)
  })

  test('the stories of the home page exist', () => {
    expect(caseStudySlugs).toEqual(expect.arrayContaining(HOME_CASE_STUDIES))
  })
})

describe('jobs', () => {
  test('three are listed in the order of the specification', () => {
    expect(jobSlugs).toEqual([
      'technical-architect-devops',
      'senior-test-engineer-automation',
      'test-engineer-automation',
    ])
  })

  test.each(LOCALES)('each has its texts in %s', async (locale) => {
    const jobs = await loadJobCards(locale)
    expect(jobs.map(({ slug }) => slug)).toEqual(jobSlugs)
    for (const job of jobs) {
      expect(job.description.length).toBeLessThanOrEqual(DESCRIPTION_MAX_LENGTH)
      expect(Math.min(job.descriptions.length, job.qualifications.length, job.benefits.length)).toBeGreaterThan(0)
    }
  })

  test.each(['no-such-job', 'software-engineer-frontend'])('%s falls back to the technical architect', async (slug) => {
    expect(await loadJob(slug, 'en')).toMatchObject({ slug: 'technical-architect-devops' })
  })
})
