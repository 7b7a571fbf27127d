import type { Locale } from '#contract/addresses.ts'
import type { CaseStudyCard } from './case-study.ts'
import { loadCaseStudyCards } from './case-study-cards.ts'
import { caseStudyDelay } from './case-study-delay.ts'

/** What the list shows of a case study, and what it filters by. */
export type CaseStudyListItem = Pick<
  CaseStudyCard,
  'slug' | 'title' | 'description' | 'category' | 'technologies' | 'industry' | 'service'
>

/** Every case study as the list has it, the latest first. */
export async function loadCaseStudyList(locale: Locale): Promise<CaseStudyListItem[]> {
  const [cards] = await Promise.all([loadCaseStudyCards(locale), caseStudyDelay()])
  return cards.map(({ slug, title, description, category, technologies, industry, service }) => ({
    slug,
    title,
    description,
    category,
    technologies,
    industry,
    service,
  }))
}
