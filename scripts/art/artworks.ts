import type { Artwork } from './artwork.ts'
import { filmArtworks } from './city/film.ts'
import { posterArtworks } from './city/poster.ts'
import { coverArtworks } from './covers/covers.ts'
import { fontArtworks } from './fonts.ts'
import { iconArtworks } from './icons.ts'
import { screenshotArtworks } from './screenshots.ts'
import { caseStudyCardArtworks, siteCardArtworks } from './social-cards.ts'
import { startupArtworks } from './startup-images.ts'
import { technologyArtworks } from './technologies.ts'
import { tileArtworks } from './tiles.ts'

/** Artworks that depend on code only. A test fails if any of them is out of date. */
export const CODE_ARTWORKS: readonly Artwork[] = [
  ...fontArtworks(),
  ...tileArtworks(),
  ...posterArtworks(),
  ...filmArtworks(),
  ...iconArtworks(),
  ...startupArtworks(),
  ...(await technologyArtworks()),
  ...siteCardArtworks(),
]

/** Artworks that depend on the texts of the site. `npm run check:content` warns if any of them is out of date. */
export const CONTENT_ARTWORKS: readonly Artwork[] = [
  ...coverArtworks(),
  ...caseStudyCardArtworks(),
  ...screenshotArtworks(),
]

/**
 * All artworks, in the order in which they are drawn: social cards need the fonts, and screenshots need fonts and
 * posters to be drawn before.
 */
export const ARTWORKS: readonly Artwork[] = [...CODE_ARTWORKS, ...CONTENT_ARTWORKS]
