import { describe, expect, test } from 'vitest'
import en from '#client/i18n/locales/en/home.json'
import vi from '#client/i18n/locales/vi/home.json'
import { serviceIds } from '#client/routing/paths.ts'
import { LOCALES, type Locale } from '#contract/locale.ts'
import { caseStudySlugs, loadCaseStudy } from './case-studies.ts'
import type { CaseStudy, Service } from './case-study.ts'
import { loadCaseStudyCards } from './case-study-cards.ts'
import { caseStudyFacts } from './case-study-facts.ts'
import { parseList } from './case-study-fields.ts'
import { HOME_CASE_STUDIES } from './home.ts'
import { jobSlugs, loadJob, loadOpenJobs } from './jobs.ts'
import { testimonials } from './testimonials.ts'

const HOME_TEXTS: Record<Locale, typeof en> = { en, vi }

/** Longer descriptions are cut in search results. */
const DESCRIPTION_MAX_LENGTH = 155

/** Longer bullets wrap on the cards of the home page. */
const RESULT_MAX_WORDS = 8

/** Words of a story in all its sections, in each language; the markers `###`, `-` and `>` count as words. */
const STORY_MIN_WORDS = 350
const STORY_MAX_WORDS = 600

const SPECIFIED_SLUGS = [
  'image-to-text-converter',
  'online-car-rental-platform',
  'super-app-for-food-delivery-services',
  'cloud-infrastructure-modernization',
  'real-time-server-monitoring-system',
  'enterprise-network-visibility-uptime-boost',
  'ezymart-mobile-commerce-platform',
  'healthcare-patient-portal-app',
  'fintech-investment-tracking-app',
  'ecommerce-platform-transformation',
  'healthcare-web-portal',
  'saas-dashboard-redesign',
  'erp-system-modernization',
  'digital-banking-platform',
  'patient-management-system',
  'predictive-analytics-for-customer-churn',
  'supply-chain-optimization-with-ai',
  'automated-financial-fraud-detection',
  'intelligent-customer-service-chatbot',
  'ai-powered-demand-forecasting',
  'computer-vision-quality-control',
]

describe('case studies', () => {
  test('there are those of the specification', () => {
    expect(caseStudySlugs).toEqual(expect.arrayContaining(SPECIFIED_SLUGS))
  })

  test.each(caseStudySlugs)('the results of %s are short and without a full stop', async (slug) => {
    for (const locale of LOCALES) {
      const results = parseList((await loadCaseStudy(slug, locale))?.results ?? '')
      expect(results.filter((result) => wordCount(result) > RESULT_MAX_WORDS || result.endsWith('.'))).toEqual([])
    }
  })

  describe.each(caseStudySlugs)('the story of %s', (slug) => {
    test.each(LOCALES)('is told in %s, with headings, bullets and a quote', async (locale) => {
      const { challenge, solution, resultText } = (await loadCaseStudy(slug, locale)) as CaseStudy
      const sections = [challenge, solution, resultText]
      expect(sections).toEqual(sections.map(() => expect.stringMatching(/^### /m)))
      const story = sections.join('\n')
      expect(story).toMatch(/^- /m)
      expect(story).toMatch(/^> /m)
      const words = wordCount(story)
      expect(words).toBeGreaterThanOrEqual(STORY_MIN_WORDS)
      expect(words).toBeLessThanOrEqual(STORY_MAX_WORDS)
    })

    test('has the same drawings in every language', async () => {
      const stories = await Promise.all(LOCALES.map((locale) => loadCaseStudy(slug, locale)))
      const drawings = stories.map((story) => story?.diagrams?.map(({ kind, section }) => ({ kind, section })))
      expect(drawings).toEqual(LOCALES.map(() => drawings[0]))
    })
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

describe('testimonials', () => {
  test.each(LOCALES)('there are three of a length that fits the carousel in %s', (locale) => {
    const quotes = testimonials.map(({ i18nKey }) => HOME_TEXTS[locale].testimonials.items[i18nKey].quote)
    expect(quotes).toHaveLength(3)
    for (const quote of quotes) {
      expect(wordCount(quote)).toBeGreaterThanOrEqual(35)
      expect(wordCount(quote)).toBeLessThanOrEqual(50)
    }
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
    for (const job of await Promise.all(jobSlugs.map((slug) => loadJob(slug, locale)))) {
      expect(job.description.length).toBeLessThanOrEqual(DESCRIPTION_MAX_LENGTH)
      expect(Math.min(job.descriptions.length, job.qualifications.length, job.benefits.length)).toBeGreaterThan(0)
    }
  })

  test('a card carries nothing that only the page of the job shows', async () => {
    const cards = await loadOpenJobs('en')
    expect(cards.map(({ slug }) => slug)).toEqual(jobSlugs)
    for (const card of cards) expect(Object.keys(card)).not.toContain('descriptions')
  })

  test.each(['no-such-job', 'software-engineer-frontend'])('%s falls back to the technical architect', async (slug) => {
    expect(await loadJob(slug, 'en')).toMatchObject({ slug: 'technical-architect-devops' })
  })
})

function wordCount(text: string): number {
  return text.split(/\s+/).length
}
