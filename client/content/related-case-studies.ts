import type { CaseStudy } from '#contract/content/case-study-schema.ts'

/** How many related case studies a case study shows (specification §9). */
const RELATED_MAX_COUNT = 3

type Kinship = Pick<CaseStudy, 'slug' | 'industry' | 'service'>

/**
 * The case studies to read after the one of the slug, at most three and never itself: those of the same service or industry first,
 * then others, both in the order of the list.
 */
export function relatedCaseStudies<Card extends Kinship>(slug: string, cards: readonly Card[]): Card[] {
  const own = cards.find((card) => card.slug === slug)
  const others = cards.filter((card) => card !== own)
  const isAkin = ({ industry, service }: Card) => industry === own?.industry || service === own?.service
  return [...others.filter(isAkin), ...others.filter((card) => !isAkin(card))].slice(0, RELATED_MAX_COUNT)
}
