import { COVER_HEIGHT_PX, COVER_WIDTH_PX, coverUrl } from '#client/content/cover-url.ts'
import { type Artwork, svgArtwork } from '../artwork.ts'
import { caseStudies } from './case-studies.ts'
import { coverSvg } from './cover-svg.ts'

/**
 * A layer in the dark value of `--dusk` (`tokens.css`) that darkens the cover when the page is dark. The media query `prefers-color-scheme` of an SVG in an
 * `<img>` follows the colour scheme of the page. Social cards are never dark, so they are drawn without this layer.
 */
const DUSK = `<style>.dusk{display:none;mix-blend-mode:multiply}@media screen and (prefers-color-scheme:dark){.dusk{display:inline}}</style><path class="dusk" fill="#b8aa94" d="M0 0h${COVER_WIDTH_PX}v${COVER_HEIGHT_PX}H0z"/></svg>`

/** The covers of the case studies. A cover is shown on the card and on the page of its case study. */
export function coverArtworks(): Artwork[] {
  return caseStudies.map(({ slug, cover }) =>
    svgArtwork(`public${coverUrl(slug)}`, coverSvg(cover).replace(/<\/svg>$/, DUSK)),
  )
}
