import { PAPER } from '../../covers/palette.ts'
import { at, circle, cut, line, path, rect } from '../../covers/svg.ts'
import { tiling } from '../../covers/tiling.ts'
import { PIGMENTS } from '../../pigments.ts'
import type { TileDesign } from '../../tile.ts'
import type { Illustration } from '../illustrations.ts'
import { abacus, browserWindow, chip, eye, rose, telephone } from '../parts/hero-services/trade-signs.ts'
import { SKIN, SKIN_LIGHT } from '../shared/skin.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
const MORTAR = '#cdbb90'
const MORTAR_RIDGE = '#b9a577'
const CEMENT = '#a89a74'

const SIDE_PX = 252
const GROUT_PX = 4
const TILT_DEGREES = 12
const FACE_PX = SIDE_PX - GROUT_PX
const FIELD_X = 78
const FIELD_Y = 146
/** The floor around the six: quiet, half as large, so that their joints meet. */
const FLOOR: TileDesign = {
  ground: 'eggshell',
  corners: [
    { shape: 'disc', radius: 42, pigment: 'mist' },
    { shape: 'disc', radius: 30, pigment: 'eggshell' },
    { shape: 'lozenge', radius: 17, pigment: 'gold' },
  ],
  edges: [],
  centre: [
    { shape: 'upright', radius: 34, pigment: 'mist' },
    { shape: 'lozenge', radius: 7, pigment: 'eggshell' },
  ],
}

/**
 * Six trades as one floor, seen from above: five tiles lie (abacus for enterprise software, browser window, telephone, open
 * eye of those who watch, chip), a hand lays the sixth, the rose of a chart. The abacus shows 2005; a gecko sits in the gap.
 */
export const illustration: Illustration = {
  width: 1000,
  height: 900,
  shapes: [
    at(FIELD_X - SIDE_PX / 2, FIELD_Y - SIDE_PX, tiling(FLOOR, 9, 9, SIDE_PX / 2)),
    rect(FIELD_X - 14, FIELD_Y - 14, 3 * SIDE_PX + 28, 2 * SIDE_PX + 28, ink),
    rect(FIELD_X, FIELD_Y, 3 * SIDE_PX, 2 * SIDE_PX, MORTAR),
    laid(0, 0, river, abacus(), cornerRings()),
    laid(1, 0, gold, browserWindow()),
    laid(2, 0, ink, telephone()),
    laid(0, 1, PAPER, eye()),
    laid(1, 1, mist, chip()),
    gap(),
    sixth(),
  ].join(''),
}

/** A tile in its place; the sign is drawn around the tile's middle. */
function laid(column: number, row: number, ground: string, sign: string, corners?: string): string {
  const half = GROUT_PX / 2
  return at(FIELD_X + column * SIDE_PX + half, FIELD_Y + row * SIDE_PX + half, tile(ground, sign, corners))
}

/** Of the size of a tile without its joint; the rings on its corners are drawn once, by the first one. */
function tile(ground: string, sign: string, corners = '<use href="#corners"/>'): string {
  return rect(0, 0, FACE_PX, FACE_PX, ground) + corners + at(FACE_PX / 2, FACE_PX / 2, sign)
}

function cornerRings(): string {
  const quarter = (radius: number, fill: string) =>
    path(`M0 0h${radius}a${radius} ${radius} 0 0 1-${radius} ${radius}z`, fill)
  const turns = [90, 180, 270].map(
    (degrees) => `<use href="#corner" transform="rotate(${degrees} ${FACE_PX / 2} ${FACE_PX / 2})"/>`,
  )
  return `<g id="corners"><g id="corner">${quarter(50, eggshell)}${quarter(38, ink)}${quarter(17, gold)}</g>${turns.join('')}</g>`
}

/** The bed of mortar, combed; who lives there. */
function gap(): string {
  const ridges = Array.from({ length: 11 }, (_, index) => `M-10 ${12 + index * 24}${'q15-12 30 0t30 0'.repeat(5)}`)
  return cut(
    FIELD_X + 2 * SIDE_PX,
    FIELD_Y + SIDE_PX,
    SIDE_PX,
    SIDE_PX,
    line(ridges.join(''), MORTAR_RIDGE, 7) + at(84, 60, gecko()),
  )
}

/** Around its middle, the head to the upper right. */
function gecko(): string {
  return (
    line('M22-14l-6-22-16-6M34-2l18 14-2 18M-20 12l-24-2-8-16M-8 26l4 22 18 8', river, 8) +
    path(
      'M66-36C68-22 54-12 42-10 34 10 14 28-6 28-26 40-44 56-40 92-60 60-54 24-28 12-22-8 2-22 22-22 24-36 42-50 58-46Q66-44 66-36z',
      river,
    ) +
    circle(40, -38, 5, gold) +
    circle(57, -22, 5, gold)
  )
}

/** The last tile above its gap, the hand under its corner. */
function sixth(): string {
  const [x, y] = [FIELD_X + 2.5 * SIDE_PX, FIELD_Y + 1.5 * SIDE_PX]
  const half = FACE_PX / 2
  const outline = (fill: string) => rect(-half, -half, FACE_PX, FACE_PX, fill)
  return (
    `<g fill-opacity=".3">${at(x + 50, y + 84, outline(ink), TILT_DEGREES)}</g>` +
    at(
      x + 86,
      y + 108,
      hand() + at(0, 14, outline(CEMENT)) + at(-half, -half, tile(vermilion, rose())) + thumb(),
      TILT_DEGREES,
    )
  )
}

/** What of the hand lies under the tile, and the arm. */
function hand(): string {
  return at(
    100,
    98,
    path('M-10 0C50-80 100-58 150-42V40C110 58 50 92-10 40z', SKIN) +
      rect(142, -54, 34, 108, PAPER) +
      rect(172, -64, 400, 128, river),
    34,
  )
}

function thumb(): string {
  return at(
    100,
    98,
    path('M122-52C62-78 0-62-46-38a23 23 0 0 0 16 43C10-6 60-14 100 4z', SKIN) +
      path('M-46-32a17 17 0 0 0 12 32l24-8-8-36z', SKIN_LIGHT),
    34,
  )
}
