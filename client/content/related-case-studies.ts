import type { CaseStudy } from '#contract/content/case-study-schema.ts'

/** How many related case studies a case study shows (docs/product.md §9.4). */
const RELATED_MAX_COUNT = 3

type Kinship = Pick<CaseStudy, 'slug' | 'industry' | 'service'>

/** At most three other case studies: first those of the same service or industry, then the rest, both in the order of the list. */
export function relatedCaseStudies<Item extends Kinship>(slug: string, caseStudies: readonly Item[]): Item[] {
  const own = caseStudies.find((caseStudy) => caseStudy.slug === slug)
  const others = caseStudies.filter((caseStudy) => caseStudy !== own)
  const isAkin = ({ industry, service }: Item) => industry === own?.industry || service === own?.service
  return [...others.filter(isAkin), ...others.filter((other) => !isAkin(other))].slice(0, RELATED_MAX_COUNT)
}
