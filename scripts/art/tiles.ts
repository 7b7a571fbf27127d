import { stripSvg, tileDesign, tileSvg } from '#contract/tile/tile.ts'
import { type Artwork, svgArtwork } from './artwork.ts'
import { withNight } from './covers/night.ts'

/** The seeds from which the patterns of the tiles `public/tiles/tile-<n>.svg` are made. `n` counts from 1. */
export const TILE_SEEDS = [9, 5, 28, 52, 43, 57, 53, 19, 60, 27, 10, 4]

const TILE_SIZE_PX = 96
const STRIP_SEEDS = [9, 43, 5, 60, 53, 57, 27, 19, 52, 28]
const STRIP_TILE_SIZE_PX = 90

/** The tiles at the top of pages, and the strip between sections. */
export function tileArtworks(): Artwork[] {
  return [
    ...TILE_SEEDS.map((seed, index) =>
      svgArtwork(`public/tiles/tile-${index + 1}.svg`, withNight(tileSvg(tileDesign(seed), TILE_SIZE_PX))),
    ),
    svgArtwork('public/tiles/strip.svg', withNight(stripSvg(STRIP_SEEDS.map(tileDesign), STRIP_TILE_SIZE_PX))),
  ]
}
