/** Number of tiles in `public/tiles/`, drawn by `scripts/art/tiles.ts`. */
export const TILE_COUNT = 12

/** The address of a tile; the same one for the same seed. */
export function tileUrl(seed: number): string {
  return `/tiles/tile-${(seed % TILE_COUNT) + 1}.svg`
}
