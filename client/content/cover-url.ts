import type { Locale } from '#contract/addresses.ts'

/**
 * Width and height of every cover, with which the page reserves space before the cover has loaded. The file is an SVG,
 * which can be shown at any size.
 */
export const COVER_WIDTH_PX = 800
export const COVER_HEIGHT_PX = 600

/**
 * Returns the address of the cover of a case study. Pages may crop the cover to any ratio from 1:1 to 16:9. At each of
 * these ratios the central 560 × 440 of the cover's 800 × 600 pixels stay visible.
 */
export function coverUrl(slug: string): string {
  return `/covers/${slug}.svg`
}

/** Returns the address of the tile that the cover of a case study is laid with. */
export function coverTileUrl(slug: string): string {
  return `/covers/tiles/${slug}.svg`
}

/** Returns the address of the picture that social networks show for the page of a case study in a language. */
export function caseStudyCardUrl(locale: Locale, slug: string): string {
  return `/social/${locale}/${slug}.png`
}
