import { coverTileUrl, coverUrl } from '#client/content/cover-url.ts'
import { type Artwork, svgArtwork } from '../artwork.ts'
import { caseStudies } from './case-studies.ts'
import { coverSvg, coverTileSvg } from './cover-svg.ts'

/**
 * The covers of the case studies, and the tiles that they are laid with. A cover is shown on the card and on the page
 * of its case study, the tile at the beginning of each chapter.
 */
export function coverArtworks(): Artwork[] {
  return caseStudies.flatMap(({ slug, cover }) => [
    svgArtwork(`public${coverUrl(slug)}`, coverSvg(cover)),
    svgArtwork(`public${coverTileUrl(slug)}`, coverTileSvg(cover)),
  ])
}
