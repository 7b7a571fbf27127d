import type { CaseStudyCover } from '#client/content/case-study-cover.ts'
import type { Locale } from '#contract/addresses.ts'
import { checkedCaseStudies } from '../../case-studies/checked-case-studies.ts'

export interface DrawnCaseStudy {
  client: string
  cover: CaseStudyCover
  title: (locale: Locale) => string
}

/** What artworks need of every case study, by slug, as the content folders have it: the client's own lists need a bundler. */
export const caseStudies: ReadonlyMap<string, DrawnCaseStudy> = new Map(
  (await checkedCaseStudies()).map(({ slug, caseStudy, cover, texts }) => [
    slug,
    { client: caseStudy.client, cover, title: (locale) => texts(locale).title },
  ]),
)
