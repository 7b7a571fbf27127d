import { PIGMENTS } from '#contract/tile/pigments.ts'
import { tileDesign, tileElements } from '#contract/tile/tile.ts'
import { iso, isoBox, lying, onLeftWall, onRightWall } from '../isometric.ts'
import { FLAME, LAMPLIGHT, type Light } from '../light.ts'
import type { Palette } from '../palette.ts'
import { circle, clippedToBox, line, path, polyline } from '../svg.ts'

const { ink, vermilion, gold, river, mist } = PIGMENTS
const TILE_SEED = 74
const TILE_PX = 132
const TILE_TOP_PX = 52
const TILES_U = [-180, -20, 140, 300]

/** Cement tiles leave the kiln on a belt. One tile, between the rays of the camera, shows a crack. */
export function scene({ ground }: Palette): string {
  return [
    isoBox([-340, -140, 0], [160, 280, 210], vermilion),
    onRightWall(-180, 100, 176, path('M0 176V90a100 90 0 0 1 200 0v86z', ink)),
    isoBox([-180, -86, 0], [640, 172, 40], ground === river ? mist : river),
    lying(-180, -76, 40, path('M0 0h640v152H0z', ink)),
    ...TILES_U.map(slab),
    isoBox([34, -140, 0], [24, 24, 270], ink),
    isoBox([34, -140, 270], [24, 166, 20], ink),
    crackedTileMark(),
    isoBox([6, -40, 200], [80, 80, 70], mist),
    onLeftWall(6, 40, 270, circle(40, 35, 25, ink) + circle(40, 35, 11, gold)),
  ].join('')
}

function slab(u: number): string {
  const half = TILE_PX / 2
  const pattern = clippedToBox(0, 0, 100, 100, tileElements(tileDesign(TILE_SEED)))
  return (
    isoBox([u, -half, 40], [TILE_PX, TILE_PX, 12], gold) +
    lying(u, -half, TILE_TOP_PX, `<g transform="scale(${TILE_PX / 100})">${pattern}</g>`)
  )
}

/** The crack in the second tile, a frame around the tile and the two outer rays of the camera. */
function crackedTileMark(): string {
  const crack = line('M2 104l32-18 14 12 28-40 22 10 20-30 28-6M48 98l8 28 20 18', ink, 6)
  const frame = line('M0 0h148v148H0z', vermilion, 11)
  const ray = (u: number, v: number) => polyline([iso(46, 0, 230), iso(u, v, TILE_TOP_PX)], vermilion, 5)
  return lying(-28, -74, TILE_TOP_PX, crack + frame) + ray(-28, 74) + ray(120, -74)
}

const [FIRE_X, FIRE_Y] = iso(-180, 0, 110)

/** The fire of the kiln. It lights the tiles that have just left the kiln. */
export const light: Light = {
  glow: [[FIRE_X, FIRE_Y, 200]],
  lamp: onRightWall(
    -180,
    100,
    176,
    path('M12 124V90a88 78 0 0 1 176 0v34z', '#d9672f') +
      path('M40 124V96a60 54 0 0 1 120 0v28z', LAMPLIGHT) +
      path('M72 124v-18a28 26 0 0 1 56 0v18z', FLAME),
  ),
}
