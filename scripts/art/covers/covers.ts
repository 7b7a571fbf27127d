import { coverUrl } from '#client/content/cover-url.ts'
import { type Artwork, svgArtwork } from '../artwork.ts'
import { caseStudies } from './case-studies.ts'
import { coverSvg } from './cover-svg.ts'

/** The picture of each case study, on its card and its page. */
export function coverArtworks(): Artwork[] {
  return [...caseStudies].map(([slug, { cover }]) => svgArtwork(`public${coverUrl(slug)}`, coverSvg(cover)))
}
