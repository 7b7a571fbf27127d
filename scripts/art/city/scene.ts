import { type Block, blockFaces } from './block.ts'
import { cathedral, NAVE_LENGTH, NAVE_RIDGE, NAVE_WIDTH, SPIRE_TIP } from './cathedral.ts'
import type { Face } from './face.ts'
import { ROOFS } from './floor.ts'
import { benThanhMarket, GATE_RIDGE, MARKET_DEPTH, MARKET_LENGTH } from './market.ts'
import type { ShadowBox } from './shadow.ts'
import { bitexco, landmark81 } from './towers.ts'
import type { Tree } from './tree.ts'
import { HOUSE_DEPTH, ridgeOf, type TubeHouse, tubeHouses } from './tube-houses.ts'

/** A building of the city that the film shows. */
export interface Building {
  /**
   * The middle of the building. Buildings are drawn from the farthest middle to the nearest, so that nearer buildings
   * hide farther ones. The distance of the middle from the river decides when the building sinks and rises.
   */
  middle: readonly [column: number, row: number]
  /** Height of the building's highest point, in cells. */
  height: number
  faces: readonly Face[]
  /** Only for simple buildings (`Block`): the seed of the tile pattern on the roof, and the cell of the building. */
  roof?: { tile: number; column: number; row: number }
  shadow: ShadowBox
}

const BLOCKS: readonly (Block & { roof: number })[] = [
  { column: 0, row: 1, tone: 'gold', height: 0.5, roof: ROOFS[0] },
  { column: 1, row: 1, tone: 'vermilion', height: 0.75, roof: ROOFS[1] },
  { column: 0, row: 2, tone: 'vermilion', height: 0.8, roof: ROOFS[2] },
  { column: 2, row: 0, tone: 'eggshell', height: 0.9, roof: ROOFS[0] },
  { column: 1, row: 2, tone: 'gold', height: 1.15, roof: ROOFS[3] },
  { column: 2, row: 1, tone: 'gold', height: 1.3, roof: ROOFS[2] },
  { column: 3, row: 0, tone: 'vermilion', height: 0.9, roof: ROOFS[1] },
  { column: 3, row: 1, tone: 'eggshell', height: 1.8, roof: ROOFS[0] },
  { column: 4, row: 0, tone: 'gold', height: 1.3, roof: ROOFS[2] },
  { column: 4, row: 1, tone: 'vermilion', height: 1.15, roof: ROOFS[1] },
  {
    column: 5,
    row: 1,
    tone: 'ink',
    height: 2.1,
    roof: ROOFS[3],
    lamps: [
      { bay: 1, floor: 1, lamp: 0 },
      { bay: 0, floor: 2, lamp: 2 },
    ],
  },
]

const HOUSES: readonly TubeHouse[] = [
  { tone: 'vermilion', storeys: 3, awning: 'gold' },
  { tone: 'eggshell', storeys: 4, awning: 'river', lamp: 1 },
  { tone: 'gold', storeys: 2, awning: 'vermilion' },
  { tone: 'river', storeys: 3, awning: 'gold' },
  { tone: 'mist', storeys: 4, awning: 'vermilion', lamp: 3 },
  { tone: 'gold', storeys: 3, awning: 'river' },
  { tone: 'vermilion', storeys: 2, awning: 'gold' },
  { tone: 'eggshell', storeys: 3, awning: 'vermilion' },
  { tone: 'river', storeys: 4, awning: 'gold' },
]

/** The trees. They are drawn after all buildings, because no building stands in front of a tree. */
export const TREES: readonly Tree[] = [
  { column: 3.45, row: 3.45, radiusPx: 24 },
  { column: 1.75, row: 5.7, radiusPx: 23 },
  { column: 3.4, row: 6.4, radiusPx: 27 },
  { column: 5.6, row: 4.6, radiusPx: 27 },
  { column: 6.6, row: 4.5, radiusPx: 23 },
]

const LANDMARKS: readonly Building[] = [
  {
    middle: [2.45, 3.4],
    height: 3.5,
    faces: bitexco(2.45, 3.4),
    shadow: { column: 2.2, row: 3.15, columns: 0.55, rows: 0.55, height: 3.2 },
  },
  {
    middle: [3.5, 2.5],
    height: 4.5,
    faces: landmark81(3.1, 2.1),
    shadow: { column: 3.1, row: 2.1, columns: 0.81, rows: 0.81, height: 3.3 },
  },
  {
    middle: [1.15, 4.1],
    height: SPIRE_TIP,
    faces: cathedral(0.75, 3.35),
    shadow: { column: 0.75, row: 3.35, columns: NAVE_WIDTH, rows: NAVE_LENGTH, height: NAVE_RIDGE },
  },
  {
    middle: [3, 4.5],
    height: GATE_RIDGE,
    faces: benThanhMarket(2.05, 4.2),
    shadow: { column: 2.05, row: 4.2, columns: MARKET_LENGTH, rows: MARKET_DEPTH, height: 0.7 },
  },
  {
    middle: [5.6, 2.5],
    height: ridgeOf(HOUSES),
    faces: tubeHouses(4.1, 2.1, HOUSES),
    shadow: { column: 4.1, row: 2.1, columns: 3, rows: HOUSE_DEPTH, height: 0.9 },
  },
]

/** All buildings, from the back to the front. */
export const BUILDINGS: readonly Building[] = [
  ...BLOCKS.map(
    (block): Building => ({
      middle: [block.column + 0.5, block.row + 0.5],
      height: block.height,
      faces: blockFaces(block),
      roof: { tile: block.roof, column: block.column, row: block.row },
      shadow: { column: block.column, row: block.row, columns: 1, rows: 1, height: block.height },
    }),
  ),
  ...LANDMARKS,
].toSorted((a, b) => a.middle[0] + a.middle[1] - b.middle[0] - b.middle[1])
