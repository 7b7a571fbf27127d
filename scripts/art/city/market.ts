import { PIGMENTS } from '#contract/tile/pigments.ts'
import type { Face } from './face.ts'
import { archway, onRightWall, pane, roundel } from './openings.ts'
import { hipRoof, prism, rectangle } from './solids.ts'
import { TONES } from './tones.ts'

export const MARKET_LENGTH = 1.86
export const MARKET_DEPTH = 0.62
const EAVES = 0.42
const RIDGE = 0.78
const OVERHANG = 0.06
const BAYS = [0.16, 0.44, 1.42, 1.7]

const GATE_WIDTH = 0.5
const GATE_DEPTH = 0.44
const GATE_TOP = 0.98
/** How far the gate projects from the hall, in cells. */
const GATE_STEP = 0.14
export const GATE_RIDGE = 1.32

/** Bến Thành market: a long hall with the clock gate in the middle of its front. */
export function benThanhMarket(column: number, row: number): Face[] {
  const front = row + MARKET_DEPTH
  return [
    ...prism(rectangle(column, row, MARKET_LENGTH, MARKET_DEPTH), 0, EAVES, TONES.eggshell),
    ...BAYS.map((bay) => ({
      points: archway(front, column + bay, 0, 0.17, 0.3),
      fill: PIGMENTS.river,
      isGlass: true,
    })),
    {
      points: onRightWall(archway(column + MARKET_LENGTH, row + MARKET_DEPTH / 2, 0, 0.2, 0.3)),
      fill: TONES.river.right,
    },
    ...hipRoof(
      rectangle(column - OVERHANG, row - OVERHANG, MARKET_LENGTH + 2 * OVERHANG, MARKET_DEPTH + 2 * OVERHANG),
      EAVES,
      RIDGE,
      0.34,
      TONES.vermilion,
    ),
    ...clockGate(column + MARKET_LENGTH / 2, front + GATE_STEP),
  ]
}

function clockGate(middle: number, front: number): Face[] {
  const [column, row, end] = [middle - GATE_WIDTH / 2, front - GATE_DEPTH, middle + GATE_WIDTH / 2]
  return [
    ...prism(rectangle(column, row, GATE_WIDTH, GATE_DEPTH), 0, GATE_TOP, TONES.eggshell),
    { points: archway(front, middle, 0, 0.26, 0.4), fill: PIGMENTS.ink, isLit: true },
    { points: pane(front, column, 0.46, GATE_WIDTH, 0.06), fill: PIGMENTS.gold },
    { points: roundel(front, middle, 0.74, 0.15), fill: PIGMENTS.ink },
    { points: roundel(front, middle, 0.74, 0.11), fill: PIGMENTS.gold, isLit: true },
    { points: onRightWall(archway(end, row + GATE_DEPTH / 2, 0.62, 0.16, 0.26)), fill: TONES.river.right },
    ...hipRoof(
      rectangle(column - OVERHANG, row - OVERHANG, GATE_WIDTH + 2 * OVERHANG, GATE_DEPTH + 2 * OVERHANG),
      GATE_TOP,
      GATE_RIDGE,
      0.26,
      TONES.vermilion,
    ),
  ]
}
