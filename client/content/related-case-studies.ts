import type { CaseStudy } from '#contract/content/case-study-schema.ts'

/** Maximum number of related case studies on the page of a case study (docs/product.md §9.4). */
const RELATED_MAX_COUNT = 3

type Comparable = Pick<CaseStudy, 'slug' | 'industry' | 'service'>

/**
 * Returns at most `RELATED_MAX_COUNT` other case studies. Those of the same service or industry come first, then the
 * rest. Both groups keep the order of `caseStudies`.
 */
export function relatedCaseStudies<Item extends Comparable>(slug: string, caseStudies: readonly Item[]): Item[] {
  const own = caseStudies.find((caseStudy) => caseStudy.slug === slug)
  const others = caseStudies.filter((caseStudy) => caseStudy !== own)
  const isRelated = ({ industry, service }: Item) => industry === own?.industry || service === own?.service
  return [...others.filter(isRelated), ...others.filter((other) => !isRelated(other))].slice(0, RELATED_MAX_COUNT)
}
