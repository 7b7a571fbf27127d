import type { Artwork } from './artwork.ts'
import { cityArtworks } from './city.ts'
import { fontArtworks } from './fonts.ts'
import { iconArtworks } from './icons.ts'
import { socialCardArtworks } from './social-cards.ts'
import { tileArtworks } from './tiles.ts'

/** Every file that is drawn or cut by code and committed; later ones may be made of earlier ones. */
export const ARTWORKS: readonly Artwork[] = [
  ...fontArtworks(),
  ...tileArtworks(),
  ...cityArtworks(),
  ...iconArtworks(),
  ...socialCardArtworks(),
]
