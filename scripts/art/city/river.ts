import { PIGMENTS } from '#contract/tile/pigments.ts'
import { planTransform } from './projection.ts'

/**
 * The middle line of the river, in cells: it runs up the column `COLUMN`, bends to the right in a quarter circle and
 * then runs along the row `ROW`.
 */
const COLUMN = 4.5
const ROW = 3.5
const BEND_RADIUS = 1
const BEND_LENGTH = (BEND_RADIUS * Math.PI) / 2
const [BEND_COLUMN, BEND_ROW] = [COLUMN + BEND_RADIUS, ROW + BEND_RADIUS]
/** Length of each of the two straight arms. Both arms reach beyond the frame. */
const ARM = 5.2
export const RIVER_LENGTH = 2 * ARM + BEND_LENGTH

const WIDTH = 1
const BANK = 0.08

const WAVE_LINES = [-0.27, 0, 0.27]
const WAVES = 10
const WAVE_LENGTH = RIVER_LENGTH / WAVES
const WAVE_HEIGHT = 0.05
const STEPS_PER_WAVE = 16

interface RiverPlace {
  column: number
  row: number
  /** Direction of the current, in radians. 0 is the direction in which columns increase. */
  heading: number
}

/**
 * Returns a place on the river: `along` cells from the river's beginning, and `aside` cells to the right of its middle
 * line as seen in the direction of the current.
 */
export function onRiver(along: number, aside = 0): RiverPlace {
  if (along < ARM) return { column: COLUMN + aside, row: BEND_ROW + ARM - along, heading: -Math.PI / 2 }
  const pastBend = along - ARM - BEND_LENGTH
  if (pastBend > 0) return { column: BEND_COLUMN + pastBend, row: ROW + aside, heading: 0 }
  const angle = Math.PI + (along - ARM) / BEND_RADIUS
  const reach = BEND_RADIUS - aside
  return {
    column: BEND_COLUMN + reach * Math.cos(angle),
    row: BEND_ROW + reach * Math.sin(angle),
    heading: angle + Math.PI / 2,
  }
}

/** How far a point is from the river's middle line, in cells. */
export function cellsFromRiver(column: number, row: number): number {
  const isAroundBend = column < BEND_COLUMN && row < BEND_ROW
  if (isAroundBend) return Math.abs(Math.hypot(BEND_COLUMN - column, BEND_ROW - row) - BEND_RADIUS)
  const toFirstArm = row < BEND_ROW ? Number.POSITIVE_INFINITY : Math.abs(column - COLUMN)
  const toSecondArm = column < BEND_COLUMN ? Number.POSITIVE_INFINITY : Math.abs(row - ROW)
  return Math.min(toFirstArm, toSecondArm)
}

/**
 * Draws the water at time `t` of the looping film (0 to 1). In one loop the waves move on by the length of one wave.
 */
export function river(t: number): string {
  const [start, end] = [BEND_ROW + ARM + WAVE_LENGTH, BEND_COLUMN + ARM + WAVE_LENGTH]
  const line = `M${COLUMN} ${start}V${BEND_ROW}A${BEND_RADIUS} ${BEND_RADIUS} 0 0 1 ${BEND_COLUMN} ${ROW}H${end}`
  return [
    `<g transform="${planTransform([0, 0, 0])}" fill="none">`,
    `<path stroke="${PIGMENTS.eggshell}" stroke-width="${WIDTH + 2 * BANK}" d="${line}"/>`,
    `<path stroke="${PIGMENTS.river}" stroke-width="${WIDTH}" d="${line}"/>`,
    `<path stroke="${PIGMENTS.mist}" stroke-width=".035" d="${WAVE_LINES.map((aside, index) => waveLine(aside, t + index / WAVE_LINES.length)).join('')}"/>`,
    '</g>',
  ].join('')
}

function waveLine(aside: number, phase: number): string {
  const points = Array.from({ length: (WAVES + 2) * STEPS_PER_WAVE }, (_, step) => {
    const waves = step / STEPS_PER_WAVE - 1
    return riverPoint(waves * WAVE_LENGTH, aside + WAVE_HEIGHT * Math.sin(2 * Math.PI * (waves - phase)))
  })
  return `M${points.join('L')}`
}

/** The place that `onRiver` returns, as coordinates for path data, in cells. */
export function riverPoint(along: number, aside: number): string {
  const { column, row } = onRiver(along, aside)
  return `${column.toFixed(3)} ${row.toFixed(3)}`
}
