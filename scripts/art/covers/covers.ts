import { coverUrl } from '#client/content/cover-url.ts'
import { type Artwork, svgArtwork } from '../artwork.ts'
import { caseStudies } from './case-studies.ts'
import { coverSvg } from './cover-svg.ts'

/** The covers of the case studies. A cover is shown on the card and on the page of its case study. */
export function coverArtworks(): Artwork[] {
  return caseStudies.map(({ slug, cover }) => svgArtwork(`public${coverUrl(slug)}`, coverSvg(cover)))
}
