import type { Locale } from '#contract/addresses.ts'
import type { CaseStudyCover } from '#contract/content/case-study-schema.ts'
import { CASE_STUDIES } from '../../content/case-studies.ts'
import { readItems } from '../../content/read-items.ts'

export interface DrawnCaseStudy {
  client: string
  cover: CaseStudyCover
  title: (locale: Locale) => string
}

/**
 * Every case study by slug. They are read from the content folders, because the client's own list of case studies is a
 * module that works only when Vite has bundled it.
 */
export const caseStudies: ReadonlyMap<string, DrawnCaseStudy> = new Map(
  (await readItems(CASE_STUDIES)).map(({ slug, caseStudy, cover, texts }) => [
    slug,
    { client: caseStudy.client, cover, title: (locale) => texts[locale].title },
  ]),
)
