import { shade } from '../../covers/isometric.ts'
import { at, circle, line, path, rect } from '../../covers/svg.ts'
import { tiling } from '../../covers/tiling.ts'
import { PIGMENTS } from '../../pigments.ts'
import { tileDesign } from '../../tile.ts'
import type { Illustration } from '../illustrations.ts'

const { ink, gold, river } = PIGMENTS
const MORTAR = '#d8c7a2'
const MORTAR_DARK = shade(MORTAR, 0.86)

/** Of the floor that is laid, the same as `public/tiles/tile-10.svg`. */
const FLOOR_SEED = 10
const TILE_PX = 250
const [LEFT, TOP] = [-125, -175]
/** The upper left corner of the tile that is missing. */
const GAP = { x: LEFT + 2 * TILE_PX, y: TOP + 2 * TILE_PX }
/** As thick as a tile: what its neighbours throw into the gap. */
const DEPTH = 22

/** The lines between the tiles, which show how large one is. */
const GROUT = [1, 2, 3, 4].map((index) => `M${LEFT + index * TILE_PX} 0v900M0 ${TOP + index * TILE_PX}h1000`).join('')

/** The bed of the tile, combed by the trowel in quarter arcs, under the shadow of the two sides towards the light. */
function bed(): string {
  const combed = [60, 95, 130, 165, 200, 235, 270].map(
    (radius) => `M${TILE_PX - radius} ${TILE_PX}A${radius} ${radius} 0 0 1 ${TILE_PX} ${TILE_PX - radius}`,
  )
  return [
    rect(0, 0, TILE_PX, TILE_PX, MORTAR),
    `<svg width="${TILE_PX}" height="${TILE_PX}">${line(combed.join(''), MORTAR_DARK, 12)}</svg>`,
    path(`M0 0h${TILE_PX}v${DEPTH}H${DEPTH}V${TILE_PX}H0z`, ink),
  ].join('')
}

const LEGS = 'M-12-22L-46-26-58-52M12-22L50-14 68-34M-12 34L-44 40-52 68M12 34L42 48 40 76'
const FEET = [
  [-58, -54],
  [68, -36],
  [-52, 70],
  [40, 78],
] as const

/** A house gecko from above, its head up; it has found the gap first. */
const gecko = [
  line('M0 40Q-10 104 18 140Q40 168 12 196Q0 206-12 200', river, 15),
  line(LEGS, river, 12),
  ...FEET.map(([x, y]) => circle(x, y, 11, river)),
  path('M0-104q26 10 26 38q0 14-10 22q10 38 6 62q-6 30-22 44q-16-14-22-44q-4-24 6-62q-10-8-10-22q0-28 26-38z', river),
  circle(-17, -72, 7, ink) + circle(17, -72, 7, ink),
  line('M0-44V48', gold, 7),
].join('')

/** A floor in which one tile is missing: the page. */
export const illustration: Illustration = {
  width: 1000,
  height: 900,
  shapes: [
    at(LEFT, TOP, tiling(tileDesign(FLOOR_SEED), 5, 5, TILE_PX)),
    line(GROUT, ink, 2),
    at(GAP.x, GAP.y, bed()),
    at(GAP.x + 152, GAP.y + 132, gecko, -34),
  ].join(''),
}
