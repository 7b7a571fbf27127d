import { TILE_UNITS } from '#contract/tile/motifs.ts'
import { PIGMENTS } from '#contract/tile/pigments.ts'
import { tileDesign, tileElements } from '#contract/tile/tile.ts'
import { outline } from './face.ts'
import { type Point, planTransform } from './projection.ts'
import { rectangle } from './solids.ts'
import { easeInOut, easeOut, FILM_SECONDS, progress } from './timing.ts'
import { TONES } from './tones.ts'

/** Seed of the tile pattern on the city's side of the river. */
const FIELD = 97
/** Seed of the tile pattern on the peninsula inside the river's bend. */
const PENINSULA = 80
/** Seeds of the tile patterns on roofs. */
export const ROOFS = [26, 3, 60, 13] as const

/** Thickness of a floor tile, in cells (side lengths of a tile). */
const THICKNESS = 0.11
/** Width of the joint between two tiles. */
const GROUT_PX = 2

type Cell = readonly [column: number, row: number]

/** The left edge of the floor. Where column − row is less than this value, only `OUTPOSTS` have a fixed tile. */
const LEFT_EDGE = -4
/** Cells (`column,row`) without a fixed tile, although they are to the right of the left edge. */
const GAPS: readonly string[] = ['2,6']
/** Cells (`column,row`) with a fixed tile, although they are to the left of the left edge. */
const OUTPOSTS: readonly string[] = ['2,7', '3,8', '4,9']

/**
 * Tiles that are lifted after the city has sunk, and are then laid down again. They are lifted, and later laid, in the
 * order of this list.
 */
const LOOSE: readonly Cell[] = [
  [2, 6],
  [0, 5],
  [-1, 3],
]
const LIFT_START_S = 2.9
const LIFT_STAGGER_S = 0.12
const LAY_START_S = 4.1
const LAY_STAGGER_S = 0.5
const MOVE_S = 0.75
const LIFT_CELLS = 1.1

function isLaid(column: number, row: number): boolean {
  const name = `${column},${row}`
  return OUTPOSTS.includes(name) || (column >= 0 && row >= 0 && column - row >= LEFT_EDGE && !GAPS.includes(name))
}

/** The cells of the floor that are visible in the frame. */
const CELLS: readonly Cell[] = Array.from({ length: 11 }, (_, column) =>
  Array.from({ length: 10 }, (_, row): Cell => [column, row]),
)
  .flat()
  .filter(([column, row]) => isLaid(column, row) && column + row <= 13 && column - row <= 6)

/** Content for `<defs>`: a group with an id for each tile pattern. `tileAt` refers to these groups by `<use>`. */
export function tileSymbols(): string {
  return [FIELD, PENINSULA, ...ROOFS]
    .map(
      (seed) =>
        `<g id="t${seed}" transform="scale(${1 / TILE_UNITS})"><svg width="${TILE_UNITS}" height="${TILE_UNITS}">${tileElements(tileDesign(seed))}</svg></g>`,
    )
    .join('')
}

/** Draws a level tile framed by grout. `at` is the tile's back corner, `size` its side in cells. */
export function tileAt(seed: number, at: Point, size = 1): string {
  return [
    `<g transform="${planTransform(at)} scale(${size})"><use href="#t${seed}"/></g>`,
    `<path fill="none" stroke="${PIGMENTS.eggshell}" stroke-width="${GROUT_PX}" d="${tileOutline(at, size)}"/>`,
  ].join('')
}

function tileOutline([column, row, height]: Point, size: number): string {
  return outline(rectangle(column, row, size, size).map(([c, r]): Point => [c, r, height]))
}

/** Draws the tiles that never move. */
export function floor(): string {
  return [
    ...CELLS.map(([column, row]) => tileSides([column, row, 0], 1)),
    ...CELLS.map(([column, row]) => tileAt(column > 4 && row > 3 ? PENINSULA : FIELD, [column, row, 0])),
  ].join('')
}

/** The outlines of all fixed floor tiles as path data. Shadows are clipped to these outlines. */
export function floorOutline(): string {
  return CELLS.map(([column, row]) => tileOutline([column, row, 0], 1)).join('')
}

/**
 * Draws the loose tiles at time `t` of the looping film (0 to 1). The higher a tile is lifted, the smaller it is drawn.
 * At the top it vanishes.
 */
export function looseTiles(t: number): string {
  const seconds = t * FILM_SECONDS
  return LOOSE.map(([column, row], turn) => {
    const lifted = easeInOut(progress(seconds, LIFT_START_S + turn * LIFT_STAGGER_S, MOVE_S))
    const laid = easeOut(progress(seconds, LAY_START_S + turn * LAY_STAGGER_S, MOVE_S))
    const away = lifted - laid
    const size = 1 - away ** 2
    if (size < 0.01) return ''
    const inset = (1 - size) / 2
    const at: Point = [column + inset, row + inset, away * LIFT_CELLS]
    return tileSides(at, size) + tileAt(FIELD, at, size)
  }).join('')
}

/** Draws the two visible sides of a tile. A neighbouring tile hides the part of a side that is below the floor. */
function tileSides([column, row, height]: Point, size: number): string {
  const [right, front] = [column + size, row + size]
  const under = height - THICKNESS * size
  const base = (neighbour: Cell) => (isLaid(...neighbour) ? Math.max(0, under) : under)
  const side = ([fromColumn, fromRow]: Cell, [toColumn, toRow]: Cell, bottom: number, fill: string) => {
    if (bottom >= height) return ''
    const points: Point[] = [
      [fromColumn, fromRow, height],
      [toColumn, toRow, height],
      [toColumn, toRow, bottom],
      [fromColumn, fromRow, bottom],
    ]
    return `<path fill="${fill}" d="${outline(points)}"/>`
  }
  const cell: Cell = [Math.round(column), Math.round(row)]
  return [
    side([column, front], [right, front], base([cell[0], cell[1] + 1]), TONES.vermilion.left),
    side([right, row], [right, front], base([cell[0] + 1, cell[1]]), TONES.vermilion.right),
  ].join('')
}
