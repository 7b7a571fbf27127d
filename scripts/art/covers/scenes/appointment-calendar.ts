import { PIGMENTS } from '#contract/tile/pigments.ts'
import { heart, tick } from '../kit.ts'
import { LAMPLIGHT, type Light } from '../light.ts'
import { PAPER, type Palette } from '../palette.ts'
import { circle, path, placedAt, polyline, rect } from '../svg.ts'

const { ink, eggshell, river, gold, mist } = PIGMENTS
const FREE_DAY = '#d5e3da'
const DAY_PX = 64
const STEP_PX = 72

/**
 * A wall calendar that shows a month. The line of a heartbeat runs through the days. A heart marks the day of the
 * appointment.
 */
export function scene({ paper, accent }: Palette): string {
  return [
    rect(196, 66, 408, 474, ink),
    rect(204, 74, 392, 458, paper),
    rect(204, 74, 392, 108, river),
    lotus(400, 172),
    rings(),
    days(),
    heartLine(accent),
    heart(508, 330, 152, accent),
    tick(508, 322, 30, paper, river),
  ].join('')
}

/** The outline of a day's square. */
const day = (column: number, row: number) =>
  `M${224 + column * STEP_PX} ${202 + row * STEP_PX}h${DAY_PX}v${DAY_PX}h-${DAY_PX}z`

function days(): string {
  const squares = Array.from({ length: 20 }, (_, index) => {
    const [column, row] = [index % 5, Math.floor(index / 5)]
    return day(column, row)
  })
  return (
    path(squares.join(''), FREE_DAY) +
    rect(224, 202, DAY_PX, DAY_PX, gold) +
    rect(224 + 3 * STEP_PX, 202 + 3 * STEP_PX, DAY_PX, DAY_PX, river)
  )
}

function lotus(x: number, y: number): string {
  const petal = (degrees: number, fill: string) => placedAt(x, y, path('M0 0q-30-40 0-84q30 44 0 84z', fill), degrees)
  return [petal(-64, mist), petal(64, mist), petal(-34, eggshell), petal(34, eggshell), petal(0, PAPER)].join('')
}

function rings(): string {
  return [260, 330, 470, 540].map((x) => rect(x - 7, 48, 14, 48, ink) + circle(x, 100, 11, ink)).join('')
}

function heartLine(stroke: string): string {
  return polyline(
    [
      [60, 310],
      [236, 310],
      [262, 250],
      [300, 400],
      [334, 270],
      [356, 330],
      [376, 310],
      [740, 310],
    ],
    stroke,
    12,
  )
}

/** Columns and rows of the days that are lit, like windows of a clinic at night. */
const LIT_DAYS = [
  [0, 0],
  [3, 0],
  [1, 2],
  [0, 3],
  [2, 3],
] as const

/** The first day is a window with a cross of bars. */
export const light: Light = {
  glow: [[256, 234, 190]],
  lamp:
    path(LIT_DAYS.map(([column, row]) => day(column, row)).join(''), LAMPLIGHT) +
    path('M253 202h6v64h-6zM224 231h64v6h-64z', ink),
}
