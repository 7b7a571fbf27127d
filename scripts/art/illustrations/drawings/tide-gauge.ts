import { shade } from '../../covers/isometric.ts'
import { at, circle, line, path, rect } from '../../covers/svg.ts'
import { PIGMENTS } from '../../pigments.ts'
import type { Illustration } from '../illustrations.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
const MIDDLE_X = 400
const DAY_PX = 96
const STAFF_TOP_Y = 200

/** Where high water stands, from the day of the full moon to three days before or after it, and four. */
const HIGH_WATER_Y = [253, 316, 366, 410, 440] as const

/** A gauge in the river under the moons of a week: the tides beside it rise and fall as they wax and wane; a heron has the watch. */
export const illustration: Illustration = {
  width: 800,
  height: 600,
  shapes: [
    `<defs><g id="wave">${wave()}</g></defs>`,
    rect(0, 0, 800, 600, vermilion),
    ...[-3, -2, -1, 1, 2, 3].map((day) => moon(MIDDLE_X + day * DAY_PX, 128 + 7 * day * day, day)),
    circle(MIDDLE_X, 136, 64, gold),
    heron(),
    ...[-4, -3, -2, -1, 1, 2, 3, 4].map((day) => use(MIDDLE_X + day * DAY_PX, HIGH_WATER_Y[Math.abs(day)] as number)),
    staff(),
    ...row(-4.5, 10, 478),
    ...row(-4, 9, 510),
    ...row(-4.5, 10, 542),
    ...row(-4, 9, 574),
    ...row(-4.5, 10, 606),
  ].join(''),
}

/** A crest in rings, with the water below it, around the origin. */
function wave(): string {
  const half = DAY_PX / 2
  return [mist, river, mist, river, mist]
    .map((fill, ring) => {
      // A little wider than a day, so that no ground shows between two.
      const radius = half + 1 - ring * 10
      return path(`M${-radius} 0a${radius} ${radius} 0 0 1 ${2 * radius} 0V400H${-radius}z`, fill)
    })
    .join('')
}

function use(x: number, y: number): string {
  return `<use href="#wave" x="${x}" y="${y}"/>`
}

function row(firstDay: number, count: number, y: number): string[] {
  return Array.from({ length: count }, (_, index) => use(MIDDLE_X + (firstDay + index) * DAY_PX, y))
}

/** The moon so many days before or after the full one. */
function moon(x: number, y: number, day: number): string {
  const radius = 27
  const bulge = Math.abs(radius * (1 - Math.abs(day) * 0.46))
  const waxing = day < 0 ? 1 : 0
  const terminator = Math.abs(day) < 2.2 ? waxing : 1 - waxing
  return [
    circle(x, y, radius, shade(vermilion, 0.76)),
    path(
      `M${x} ${y - radius}A${radius} ${radius} 0 0 ${waxing} ${x} ${y + radius}A${bulge} ${radius} 0 0 ${terminator} ${x} ${y - radius}z`,
      gold,
    ),
  ].join('')
}

/** Dark marks on one side and the other in turn; wet below the high water of the day. */
function staff(): string {
  const half = DAY_PX / 2
  const marks = [0, 1, 2, 3, 4, 5].map((index) =>
    rect((index % 2) * half - half, STAFF_TOP_Y + 18 + index * 44, half, 26, ink),
  )
  return at(
    MIDDLE_X,
    0,
    [
      rect(-half, STAFF_TOP_Y, DAY_PX, 400, eggshell),
      rect(-half, HIGH_WATER_Y[0], DAY_PX, 400, shade(eggshell, 0.82)),
      ...marks,
      rect(-half, HIGH_WATER_Y[0] - 5, DAY_PX, 10, gold),
      rect(-half - 10, STAFF_TOP_Y - 2, DAY_PX + 20, 14, ink),
    ].join(''),
  )
}

/** It stands on the gauge on one leg, and looks upstream. */
function heron(): string {
  return [
    line('M406 150V200M418 152l12 18-22 6', ink, 5),
    path('M374 122Q400 96 426 126L458 168Q414 172 390 154Q370 140 374 122z', eggshell),
    path('M404 120Q424 128 458 168Q416 160 404 120z', shade(eggshell, 0.8)),
    line('M384 134Q350 116 370 94Q384 80 372 62', eggshell, 12),
    line('M376 58l30 10', ink, 5),
    circle(370, 62, 13, eggshell),
    path('M360 53L308 68L362 72z', ink),
    circle(368, 59, 3, ink),
  ].join('')
}
