/** Number of ornamental tiles (SVG files) in `public/tiles/`, which `scripts/art/tiles.ts` draws. */
export const TILE_COUNT = 12

/** Returns the address of an ornamental tile. The same seed always gives the same tile. */
export function tileUrl(seed: number): string {
  return `/tiles/tile-${(seed % TILE_COUNT) + 1}.svg`
}
