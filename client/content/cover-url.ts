import type { Locale } from '#contract/addresses.ts'

/** Width and height of every cover, for the page's layout: it is a drawing and takes any size. */
export const COVER_WIDTH_PX = 800
export const COVER_HEIGHT_PX = 600

/** The address of the picture of a case study. What matters in it stands in the central 560 × 440 and survives cropping from 1:1 to 16:9. */
export function coverUrl(slug: string): string {
  return `/covers/${slug}.svg`
}

/** The address of the card that social networks show for a case study's page, drawn in its language. */
export function caseStudyCardUrl(locale: Locale, slug: string): string {
  return `/social/${locale}/${slug}.png`
}
