import { readdirSync, readFileSync } from 'node:fs'
import { LOCALES, type Locale } from '#contract/addresses.ts'

/** What the content's `case-study.ts` holds of a case study. */
export interface CaseStudyFacts {
  i18nKey: string
  client: string
  industry: string
  service: string
  technologies: string
  resultsWithIcon: string
  durationMonths: number
  teamSize: number
  contract: string
  published: string
}

/** What the content's `en.json` and `vi.json` hold. */
export interface CaseStudyTexts {
  title: string
  description: string
  category: string
  results: string
  resultLabels?: Record<string, string>
  fullDescription?: string
  keyHighlights?: string
  challenge: string
  solution: string
  resultText: string
  diagrams?: { section: 'challenge' | 'solution' | 'resultText'; part?: number; kind: string; caption: string }[]
}

export interface CaseStudy {
  slug: string
  facts: CaseStudyFacts
  texts: Record<Locale, CaseStudyTexts>
}

const FOLDER = new URL('../../client/content/case-studies/', import.meta.url)

/** Every case study, read from the folders of the content, the latest first; of one month in the order of their names. */
export async function readCaseStudies(): Promise<CaseStudy[]> {
  const all = await Promise.all(readdirSync(FOLDER).toSorted().map(readCaseStudy))
  return all.toSorted((a, b) => b.facts.published.localeCompare(a.facts.published))
}

async function readCaseStudy(slug: string): Promise<CaseStudy> {
  const module = (await import(new URL(`${slug}/case-study.ts`, FOLDER).href)) as { caseStudy: CaseStudyFacts }
  const texts = LOCALES.map((locale) => [
    locale,
    JSON.parse(readFileSync(new URL(`${slug}/${locale}.json`, FOLDER), 'utf8')),
  ])
  return { slug, facts: module.caseStudy, texts: Object.fromEntries(texts) }
}

/** Items of a field whose texts are separated by semicolons. */
export function listOf(field: string): string[] {
  return field
    .split(';')
    .map((item) => item.trim())
    .filter(Boolean)
}
