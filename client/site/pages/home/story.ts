import { parseList } from '#contract/content/case-study-fields.ts'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'
import { cutWords } from './cut-words.ts'

/** Specification §9. */
const SUMMARY_WORDS_MAX_COUNT = 20

/** What a card of the home page shows of a case study, and no more: it travels in the page. */
export interface Story {
  slug: string
  category: string
  title: string
  /** The description's first words. */
  summary: string
  results: string[]
}

export function storyOf({ slug, category, title, description, results }: CaseStudy): Story {
  return { slug, category, title, summary: cutWords(description, SUMMARY_WORDS_MAX_COUNT), results: parseList(results) }
}
