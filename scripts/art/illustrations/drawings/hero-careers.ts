import { shade } from '../../covers/isometric.ts'
import { at, circle, cut, line, path, rect, roundRect } from '../../covers/svg.ts'
import { tiling } from '../../covers/tiling.ts'
import { PIGMENTS } from '../../pigments.ts'
import type { TileDesign } from '../../tile.ts'
import type { Illustration } from '../illustrations.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
/** The wall where a shadow falls on it, and its skirting. */
const SHADE = shade(river, 0.8)
const STRAW = '#ead9a8'
const STRAW_DARK = '#c9b47c'

const FLOOR_Y = 764
const RAIL_Y = 132
const SHELF = { x: 92, y: 372, width: 816, board: 16, cell: { width: 250.7, height: 164 } }
const HOOKS = [170, 335, 500, 665, 830]

const FLOOR: TileDesign = {
  ground: 'eggshell',
  corners: [
    { shape: 'disc', radius: 44, pigment: 'vermilion' },
    { shape: 'disc', radius: 28, pigment: 'eggshell' },
    { shape: 'disc', radius: 14, pigment: 'ink' },
  ],
  edges: [],
  centre: [
    { shape: 'star', radius: 38, pigment: 'river' },
    { shape: 'disc', radius: 9, pigment: 'gold' },
  ],
}

/** A shoe from the side, on the board, its heel at the origin and its tip to the right; `tint` changes its colours. */
type Shoe = (tint: (colour: string) => string) => string

/** One shoe and, a little behind it, the other. */
const pair = (shoe: Shoe) =>
  at(
    42,
    -12,
    shoe((colour) => shade(colour, 0.72)),
  ) + shoe((colour) => colour)

const sneaker: Shoe = (tint) =>
  path('M0-14V-74q14-8 26 0q14 14 32 2q26 26 54 30q34 4 34 28z', tint(vermilion)) +
  path('M112-42q34 4 34 28h-44q-2-20 10-28z', tint(eggshell)) +
  line('M54-56l18-14M70-46l18-14M86-38l16-13', tint(eggshell), 6) +
  path('M-2-14h150v6q0 8-8 8H6q-8 0-8-8z', tint(eggshell))

const leatherShoe: Shoe = (tint) =>
  path('M0-16V-66q30 10 58 0q26 28 60 32q32 4 32 18z', tint('#2f4740')) +
  line('M58-60q-14 20 6 44', tint(gold), 4) +
  path('M-2-16h152v8H36V0H-2z', tint('#a8702a'))

const flipFlop: Shoe = (tint) =>
  path('M0-16q0-6 8-6h132q14 0 14 12T138 0H10Q0 0 0-10z', tint(gold)) +
  line('M30-20Q60-76 122-20M122-20Q108-58 70-56', tint(river), 11)

const boot: Shoe = (tint) =>
  path('M0-14V-128h64v62q40 4 66 24q16 12 14 28z', tint(river)) +
  rect(-4, -130, 72, 18, tint(eggshell)) +
  path('M-2-14h150V0H46L40-6H34V0H-2z', tint(ink))

const pump: Shoe = (tint) =>
  path('M4 0V-62q10-14 34-8q18 46 74 52q32 4 32 18H96Q54-8 34-40L14-34V0z', tint(vermilion)) +
  circle(112, -20, 8, tint(gold))

/** A motorbike helmet on its hook; the visor looks to the right. */
const helmet = (colour: string, stripe: string) =>
  path('M-74 62V8a74 74 0 0 1 148 0l4 20H34q-22 0-22 18v16z', colour) +
  path('M-30-58q14-8 30-8t30 8q-16 50-16 104h-28q0-54-16-104z', stripe) +
  path('M34 28h44l-8 26H40q-10 0-10-13t4-13z', ink) +
  line('M-50 62q6 30 44 34', ink, 7)

const conicalHat =
  circle(0, 14, 84, STRAW) +
  [62, 40]
    .map((radius) => `<circle cy="14" r="${radius}" fill="none" stroke="${STRAW_DARK}" stroke-width="4"/>`)
    .join('') +
  circle(0, 14, 12, ink) +
  line('M-42 86q42 56 84 0', vermilion, 7)

/** A badge without a face yet, on its ribbon. */
const badge =
  line('M-3-60L-26 6M3-60L26 6', vermilion, 11) +
  roundRect(-58, 2, 116, 140, 8, ink) +
  roundRect(-50, 10, 100, 124, 4, eggshell) +
  rect(-14, 16, 28, 7, ink) +
  rect(-32, 32, 64, 58, gold) +
  path('M-25 90q2-24 25-24t25 24zM0 62a13 13 0 0 1 0-26a13 13 0 0 1 0 26', shade(gold, 0.84)) +
  rect(-32, 101, 64, 8, ink) +
  rect(-32, 117, 40, 8, mist)

const hung = [helmet(vermilion, eggshell), conicalHat, badge, helmet(gold, ink), helmet(eggshell, river)]

/** The cat keeps the free place warm. */
const cat =
  line('M-52-12q-40-6-34-40', ink, 14) +
  path('M-66 0q-10-70 50-84h46q44 10 40 84z', ink) +
  path('M-10-62L-18-126l26 18h32l26-18-8 64q-8 22-34 22T-10-62z', ink) +
  circle(10, -82, 8, gold) +
  circle(40, -82, 8, gold) +
  rect(8, -89, 4, 14, ink) +
  rect(38, -89, 4, 14, ink) +
  path('M20-68h10l-5 6z', vermilion) +
  line('M-4-66l-26-6M-4-60l-26 4M54-66l26-6M54-60l26 4', eggshell, 2)

/** Six places on two boards. */
function shelf(): string {
  const { x, y, width, board, cell } = SHELF
  const height = 2 * cell.height + 3 * board
  const place = (column: number, row: number, ground: string, content: string, inset: number) => {
    const [left, top] = [x + board + column * (cell.width + board), y + board + row * (cell.height + board)]
    return (
      rect(left, top, cell.width, cell.height, ground) +
      rect(left, top, cell.width, 14, shade(ground, 0.84)) +
      at(left + inset, top + cell.height, content)
    )
  }
  return [
    path(`M${x + 24} ${y + height}h26v38h-26zM${x + width - 50} ${y + height}h26v38h-26z`, ink),
    rect(x + 18, y + 18, width, height, SHADE),
    rect(x, y, width, height, ink),
    place(0, 0, mist, pair(sneaker), 30),
    place(1, 0, gold, cat, 112),
    place(2, 0, eggshell, pair(leatherShoe), 30),
    place(0, 1, eggshell, pair(flipFlop), 28),
    place(1, 1, mist, pair(boot), 32),
    place(2, 1, mist, pair(pump), 32),
  ].join('')
}

/** At the office door: everyone's shoes and helmets; a badge hangs ready, and the cat lies where the next pair will stand. */
export const illustration: Illustration = {
  width: 1000,
  height: 900,
  shapes: [
    rect(0, 0, 1000, FLOOR_Y, river),
    rect(0, FLOOR_Y - 30, 1000, 30, SHADE),
    cut(0, FLOOR_Y, 1000, 900 - FLOOR_Y, tiling(FLOOR, 10, 2, 100)),
    rect(74, RAIL_Y, 880, 28, SHADE),
    rect(60, RAIL_Y - 14, 880, 28, ink),
    HOOKS.map((x, index) => circle(x, RAIL_Y, 8, gold) + at(x, RAIL_Y + 66, hung[index] as string)).join(''),
    shelf(),
  ].join(''),
}
