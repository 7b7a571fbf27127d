import type { Locale, Service } from '#contract/addresses.ts'
import { loadCaseStudy } from './case-studies.ts'
import type { CaseStudyCard, CaseStudyWithFigures } from './case-study.ts'
import { caseStudyFacts } from './case-study-facts.ts'
import { parseResults } from './case-study-fields.ts'

type CardTexts = Record<'titles' | 'descriptions' | 'categories' | 'resultLists', Record<string, string>>

/** How many case studies a service's page shows (specification §9). */
const SERVICE_CASE_STUDIES_COUNT = 3

const loadTexts: Record<Locale, () => Promise<CardTexts>> = {
  en: () => import('./case-study-cards/en.ts'),
  vi: () => import('./case-study-cards/vi.ts'),
}

/** What lists show of every case study, without the stories; the latest first. */
export async function loadCaseStudyCards(locale: Locale): Promise<CaseStudyCard[]> {
  const { titles, descriptions, categories, resultLists } = await loadTexts[locale]()
  return [...caseStudyFacts].map(([slug, facts]) => {
    const file = `../case-studies/${slug}/${locale}.json`
    const title = titles[file]
    const description = descriptions[file]
    const category = categories[file]
    const results = resultLists[file]
    if (!title || !description || !category || !results)
      throw new Error(`client/content/${file.slice(3)} needs title, description, category and results`)
    return { slug, ...facts, title, description, category, results }
  })
}

/** The latest case studies of a service, as many as its page shows. */
export async function loadLatestCaseStudyCards(locale: Locale, service: Service): Promise<CaseStudyCard[]> {
  const cards = await loadCaseStudyCards(locale)
  return cards.filter((card) => card.service === service).slice(0, SERVICE_CASE_STUDIES_COUNT)
}

/** The same with their result figures. The labels stand with the stories, which are fetched for them. */
export async function loadLatestCaseStudiesWithFigures(
  locale: Locale,
  service: Service,
): Promise<CaseStudyWithFigures[]> {
  const cards = await loadLatestCaseStudyCards(locale, service)
  return Promise.all(
    cards.map(async (card) => {
      const caseStudy = await loadCaseStudy(card.slug, locale)
      return { ...card, figures: parseResults(card.resultsWithIcon, caseStudy?.resultLabels) }
    }),
  )
}
