import type { Artwork } from './artwork.ts'
import { filmArtworks } from './city/film.ts'
import { posterArtworks } from './city/poster.ts'
import { coverArtworks } from './covers/covers.ts'
import { customerArtworks } from './customers/customer-artworks.ts'
import { fontArtworks } from './fonts.ts'
import { iconArtworks } from './icons.ts'
import { illustrationArtworks } from './illustrations/illustrations.ts'
import { portraitArtworks } from './portraits/portraits.ts'
import { screenshotArtworks } from './screenshots.ts'
import { caseStudyCardArtworks, siteCardArtworks } from './social-cards.ts'
import { startupArtworks } from './startup-images.ts'
import { technologyArtworks } from './technologies.ts'
import { tileArtworks } from './tiles.ts'

/** What code alone decides, so that a test asks for it. */
export const CODE_ARTWORKS: readonly Artwork[] = [
  ...fontArtworks(),
  ...tileArtworks(),
  ...posterArtworks(),
  ...filmArtworks(),
  ...iconArtworks(),
  ...startupArtworks(),
  ...customerArtworks(),
  ...portraitArtworks(),
  ...technologyArtworks(),
  ...(await illustrationArtworks()),
  ...siteCardArtworks(),
]

/** What follows the texts of the site; `npm run check:content` tells which of it is out of date. */
export const CONTENT_ARTWORKS: readonly Artwork[] = [
  ...coverArtworks(),
  ...caseStudyCardArtworks(),
  ...screenshotArtworks(),
]

/** Every file that is drawn or cut by code and committed; later ones may be made of earlier ones. */
export const ARTWORKS: readonly Artwork[] = [...CODE_ARTWORKS, ...CONTENT_ARTWORKS]
