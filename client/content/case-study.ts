import type { Service } from '#contract/addresses.ts'
import type { CaseStudyDiagram } from './case-study-diagram.ts'
import type { CaseStudyResult } from './case-study-fields.ts'

/** Filter values of specification §3; the keys of `industries` in the translations. */
export const INDUSTRIES = [
  'retail_ecommerce',
  'healthcare',
  'finance',
  'logistics',
  'manufacturing',
  'transportation',
  'food_beverage',
] as const

export type Industry = (typeof INDUSTRIES)[number]

/** How a project was paid for; the keys of `contracts` in the translations. */
export const CONTRACTS = ['fixed_price', 'by_stage', 'by_time', 'monthly', 'team'] as const

export type Contract = (typeof CONTRACTS)[number]

/** What a `case-study.ts` holds: the fields that are the same in every language. */
export interface CaseStudyFacts {
  i18nKey: string
  client: string
  industry: Industry
  service: Service
  /** Separated by semicolons, the most telling first. */
  technologies: string
  /** `icon|value|key of resultLabels`, separated by semicolons; may be empty. */
  resultsWithIcon: string
  /** From the first working day to the handover. */
  durationMonths: number
  /** Our people in it, at most at the same time. */
  teamSize: number
  contract: Contract
  /** Month of publication, `YYYY-MM`: the list begins with the latest. */
  published: string
}

/** What an `en.json` or `vi.json` holds. A text in markdown may have headings of the third level, bullet lists and quotes. */
export interface CaseStudyTexts {
  title: string
  /** One or two sentences, at most 155 characters: it also stands in search results. */
  description: string
  category: string
  /** What changed, in bullets of at most eight words, separated by semicolons. */
  results: string
  /** Labels of the figures in `resultsWithIcon`. */
  resultLabels?: Record<string, string>
  /** The case in one paragraph, for those who read no further. */
  fullDescription?: string
  /** What is worth telling a colleague, separated by semicolons. */
  keyHighlights?: string
  /** What went wrong and what could not be changed; markdown. */
  challenge: string
  /** What was built and why so; markdown. */
  solution: string
  /** What came of it, with the meaning of each figure; markdown. */
  resultText: string
  diagrams?: CaseStudyDiagram[]
}

export type CaseStudyCard = { slug: string } & CaseStudyFacts &
  Pick<CaseStudyTexts, 'title' | 'description' | 'category' | 'results'>

/** A card that shows the result figures of its case study, too. */
export type CaseStudyWithFigures = CaseStudyCard & { figures: CaseStudyResult[] }

export type CaseStudy = { slug: string } & CaseStudyFacts & CaseStudyTexts
