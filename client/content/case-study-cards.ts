import type { Locale } from '#contract/locale.ts'
import type { CaseStudyCard } from './case-study.ts'
import { caseStudyFacts } from './case-study-facts.ts'

type CardTexts = Record<'titles' | 'descriptions' | 'categories', Record<string, string>>

const loadTexts: Record<Locale, () => Promise<CardTexts>> = {
  en: () => import('./case-study-cards/en.ts'),
  vi: () => import('./case-study-cards/vi.ts'),
}

/** What lists show of every case study, without the stories; the latest first. */
export async function loadCaseStudyCards(locale: Locale): Promise<CaseStudyCard[]> {
  const { titles, descriptions, categories } = await loadTexts[locale]()
  return [...caseStudyFacts].map(([slug, facts]) => {
    const file = `../case-studies/${slug}/${locale}.json`
    const title = titles[file]
    const description = descriptions[file]
    const category = categories[file]
    if (!title || !description || !category)
      throw new Error(`client/content/${file.slice(3)} needs title, description and category`)
    return { slug, ...facts, title, description, category }
  })
}
