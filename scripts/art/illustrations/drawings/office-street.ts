import { shade } from '../../covers/isometric.ts'
import { at, circle, cut, line, path, rect } from '../../covers/svg.ts'
import { MARK } from '../../icons.ts'
import { PIGMENTS } from '../../pigments.ts'
import { type TileDesign, tileShapes } from '../../tile.ts'
import type { Illustration } from '../illustrations.ts'
import {
  awning,
  BUSH_DEFINITION,
  bushAt,
  LAMP,
  pot,
  railing,
  shadow,
  shutterLeaf,
  slab,
  tiledPanel,
  WALL,
  windowDefinition,
} from '../parts/office-street/facade.ts'
import { leftNeighbours, rightNeighbours } from '../parts/office-street/neighbour-houses.ts'
import { cables, guest, parkedScooter, stool, tree, vendor } from '../parts/office-street/street-life.ts'
import { joined } from '../shared/joined.ts'
import { outlined } from '../shared/outlined.ts'
import { SKIN } from '../shared/skin.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
const SKY = '#f6dba4'
const GROUND_Y = 684

const PARAPET_TILES: TileDesign = {
  ground: 'eggshell',
  corners: [
    { shape: 'disc', radius: 30, pigment: 'ink' },
    { shape: 'disc', radius: 15, pigment: 'gold' },
  ],
  edges: [],
  centre: [
    { shape: 'diagonal', radius: 52, pigment: 'vermilion' },
    { shape: 'lozenge', radius: 16, pigment: 'eggshell' },
  ],
}

/** The company's mark, for `mark`. */
const MARK_DEFINITION = `<defs><g id="mark">${cut(0, 0, 100, 100, tileShapes(MARK))}</g></defs>`

const mark = (x: number, y: number, sizePx: number) =>
  `<use href="#mark" transform="translate(${x} ${y})scale(${sizePx / 100})"/>`

const cat = (x: number, y: number) =>
  at(
    x,
    y,
    line('M8-4H30V24', ink, 8) +
      path('M-20 0Q-24-36-10-46V-70l10 9h8l10-9v24Q28-36 24 0z', ink) +
      path('M-10 0v-7h9v7zM6 0v-7h9v7z', vermilion),
  )

/** The house of the office: five metres wide, tiles on the parapet, folding shutters, a workshop on the ground floor. */
function office(sign: string): string {
  const recess = (y: number, height: number) =>
    rect(446, y, 268, height, shade(WALL, 0.8)) + shadow(`M446 ${y}h268v14H472v${height - 14}h-26z`)
  const arch = (x: number, fill: string) => path(`M${x} 348V252a38 38 0 0 1 76 0v96z`, fill)
  return [
    path('M420 700V176h50v-26h56v-30h108v30h56v26h50V700z', WALL),
    shadow('M420 176h50v-26h56v-30h14v44H484v26H434v510h-14z', '1a'),
    mark(552, 136, 56),
    recess(206, 142),
    arch(456, ink) + arch(542, LAMP) + arch(628, ink),
    shutterLeaf(456, 252, 38, 96, river),
    path('M560 348q0-46 18-48v-8h12v8q18 2 18 48zM572 286a12 13 0 0 1 24 0a12 13 0 0 1-24 0z', ink),
    shutterLeaf(666, 252, 38, 96, river),
    slab(410, 348, 340, 14, eggshell, 30),
    railing(410, 304, 340, 44, ink),
    bushAt(462, 316, 1.1) + bushAt(708, 312, 0.9) + pot(656, 348, vermilion),
    recess(372, 134),
    rect(518, 372, 124, 134, LAMP) + line('M556 372v24', ink, 3) + path('M532 410q4-18 24-18t24 18z', vermilion),
    rect(528, 430, 26, 22, river),
    `<g id="folded">${shutterLeaf(454, 372, 32, 134, river)}${shutterLeaf(486, 372, 32, 134, river)}</g><use href="#folded" x="188"/>`,
    slab(410, 502, 340, 14, eggshell, 34),
    tiledPanel(420, 462, 8, 1, 40, PARAPET_TILES, 'p'),
    rect(410, 452, 340, 10, ink),
    cat(608, 452),
    rect(446, 524, 268, 162, ink) + mark(462, 527, 30) + sign,
    rect(502, 626, 88, 5, gold) +
      rect(508, 606, 20, 20, vermilion) +
      rect(532, 606, 20, 20, mist) +
      rect(556, 606, 20, 20, LAMP),
    mark(522, 642, 42),
    path('M634 646q0-14 14-16h14q14 2 14 16z', vermilion) + circle(655, 619, 12, SKIN),
    rect(604, 652, 110, 34, shade(gold, 0.62)) + rect(598, 644, 116, 8, eggshell),
    line('M450 596l22 88M472 596l-22 88M472 596l22 88M494 596l-22 88', mist, 3),
    awning(448, 562, 11, 20, 16.5, [vermilion, eggshell]),
    rect(436, 682, 288, 8, shade(eggshell, 0.86)),
  ].join('')
}

/** Squares in turn, the kerb and the road. */
function pavement(): string {
  const row = (y: number, from: number) =>
    `<path stroke="${mist}" stroke-width="21" stroke-dasharray="44 44" d="M${from} ${y}h1400"/>`
  return [
    rect(0, GROUND_Y, 1200, 42, eggshell),
    `<g transform="matrix(1 0 -.6 1 420 0)">${row(GROUND_Y + 10.5, -100)}${row(GROUND_Y + 31.5, -56)}</g>`,
    rect(0, 726, 1200, 10, shade(eggshell, 0.72)),
    rect(0, 736, 1200, 64, '#c4a06c'),
    shadow('M0 684h212l120 116H0z', '38'),
  ].join('')
}

const lettering = await Promise.all([
  outlined({
    text: 'Lát',
    typeface: { family: 'Bricolage Grotesque', weight: 700, width: 100, opticalSize: 48 },
    sizePx: 32,
    at: [504, 553],
    fill: eggshell,
  }),
  outlined({
    text: '12',
    typeface: { family: 'Be Vietnam Pro', weight: 700 },
    sizePx: 15,
    at: [717.5, 555],
    fill: eggshell,
  }),
])

/** Number 12, Gạch Bông Street, in the late afternoon: the office in its tube house, its neighbours, and who passes. */
export const illustration: Illustration = {
  width: 1200,
  height: 800,
  shapes: joined(
    [
      rect(0, 0, 1200, 800, SKY),
      circle(1010, 330, 130, '#efbf62'),
      path('M0 230h120v-30h60v60h600V150h50v-40h40v250h80v-70h90v60h70v-40h90v400H0z', '#e6c07c'),
      MARK_DEFINITION + BUSH_DEFINITION + windowDefinition('v', river) + windowDefinition('w', WALL),
      leftNeighbours(),
      rightNeighbours(),
      office(lettering[0] as string),
      rect(713, 538, 26, 22, river) + lettering[1],
      pavement(),
      guest(790, 716, gold),
      stool(846, 720, vermilion),
      tree(1110, 722),
      parkedScooter(960, 726),
      vendor(322, 728),
      cables(212, 724, 1200),
    ].join(''),
  ),
}
