import type { Locale } from '#contract/addresses.ts'
import type { CaseStudy, CaseStudyTexts } from './case-study.ts'
import { caseStudyFacts } from './case-study-facts.ts'

// As raw text: modules apart from those the lists are made of, so that each page has its own.
const texts = import.meta.glob<string>('./case-studies/*/*.json', { query: '?raw', import: 'default' })

/** Every case study there is, the latest first. */
export const caseStudySlugs: string[] = [...caseStudyFacts.keys()]

/** One case study with the text of one language, or null for an unknown slug. Rejects when the text cannot be fetched. */
export async function loadCaseStudy(slug: string, locale: Locale): Promise<CaseStudy | null> {
  const facts = caseStudyFacts.get(slug)
  if (!facts) return null
  const loadTexts = texts[`./case-studies/${slug}/${locale}.json`]
  if (!loadTexts)
    throw new Error(`Case study "${slug}" needs the file client/content/case-studies/${slug}/${locale}.json`)
  return { slug, ...facts, ...(JSON.parse(await loadTexts()) as CaseStudyTexts) }
}
