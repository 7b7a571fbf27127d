import { at, circle, cut, line, path, rect } from '../../covers/svg.ts'
import { tiling } from '../../covers/tiling.ts'
import { CENTRES } from '../../motifs.ts'
import { PIGMENTS } from '../../pigments.ts'
import { type TileDesign, tileShapes } from '../../tile.ts'
import type { Illustration } from '../illustrations.ts'
import { fist } from '../shared/fist.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
const TILE_PX = 130
const SHEET = { x: 98, y: 540 }
const ODD = { x: SHEET.x + 4 * TILE_PX, y: SHEET.y + TILE_PX }
const EYE = { x: 388, y: 362 }
const HAZE = '#a9c8bc'

const ORDERED: TileDesign = {
  ground: 'eggshell',
  corners: [
    { shape: 'disc', radius: 34, pigment: 'river' },
    { shape: 'disc', radius: 22, pigment: 'eggshell' },
    { shape: 'star', radius: 20, pigment: 'vermilion' },
  ],
  edges: [],
  centre: [
    { shape: 'diagonal', radius: 56, pigment: 'ink' },
    { shape: 'lozenge', radius: 18, pigment: 'gold' },
  ],
}
const SUNNY: TileDesign = {
  ground: 'gold',
  corners: [{ shape: 'disc', radius: 38, pigment: 'ink' }],
  edges: [],
  centre: [
    { shape: 'upright', radius: 46, pigment: 'vermilion' },
    { shape: 'disc', radius: 11, pigment: 'eggshell' },
  ],
}
const STARRY: TileDesign = {
  ground: 'vermilion',
  corners: [{ shape: 'lozenge', radius: 40, pigment: 'eggshell' }],
  edges: [],
  centre: [
    { shape: 'disc', radius: 30, pigment: 'ink' },
    { shape: 'star', radius: 26, pigment: 'gold' },
  ],
}

/** Tiles fall into a machine as they come; its eye lays them into one floor, and rings for the person whose stamp has the last word on the odd one. */
export const illustration: Illustration = {
  width: 1000,
  height: 900,
  shapes: [
    rect(0, 0, 1000, 900, mist),
    path(CENTRES.eight([EYE.x, EYE.y], 760), HAZE),
    definitions(),
    tile('a', 150, 166, -24),
    tile('o', 262, 66, 16),
    tile('b', 300, 214, -14),
    tile('a', 428, 138, 40),
    tile('o', 560, 212, -30),
    tile('b', 622, 76, 22),
    tile('a', 716, 196, -8),
    machine(),
    cut(SHEET.x, SHEET.y, 6 * TILE_PX, 3 * TILE_PX, tiling(ORDERED, 6, 3, TILE_PX)),
    oddTile(ODD.x, ODD.y),
    at(ODD.x + TILE_PX / 2, ODD.y - 8, stamp()),
  ].join(''),
}

function definitions(): string {
  const define = (id: string, design: TileDesign) => `<g id="${id}">${cut(0, 0, 100, 100, tileShapes(design))}</g>`
  return `<defs>${define('o', ORDERED)}${define('a', SUNNY)}${define('b', STARRY)}</defs>`
}

function tile(id: string, x: number, y: number, degrees: number): string {
  return `<use href="#${id}" transform="translate(${x} ${y})rotate(${degrees})scale(1.1)translate(-50-50)"/>`
}

/** A loom's frame: the hopper, the holes of its punched card, the bell, the roller. */
function machine(): string {
  const holes = [0b1011, 0b0110, 0b1101, 0b0101].flatMap((row, y) =>
    [0, 1, 2, 3].map((x) => circle(118 + x * 34, 336 + y * 34, 10, (row >> x) & 1 ? gold : '#3a4a44')),
  )
  return [
    bell(850, 292),
    path('M106 236h690l-50 70H156z', ink),
    rect(106, 236, 690, 16, river),
    rect(72, 290, 844, 206, ink),
    ...holes,
    eye(EYE.x, EYE.y),
    rect(90, 496, 800, 44, river),
    rect(66, 488, 40, 60, gold) + rect(882, 488, 40, 60, gold),
  ].join('')
}

/** Half closed, in doubt. */
function eye(x: number, y: number): string {
  return [
    circle(x, y, 134, ink),
    circle(x, y, 120, eggshell),
    path(CENTRES.eight([x, y], 120), river),
    circle(x + 6, y + 14, 64, gold),
    circle(x + 22, y + 30, 40, ink),
    circle(x + 8, y + 16, 12, eggshell),
    path(`M${x - 128} ${y - 22}a130 130 0 0 1 256 0z`, vermilion),
    rect(x - 132, y - 30, 264, 14, ink),
  ].join('')
}

function bell(x: number, y: number): string {
  return (
    path(`M${x - 44} ${y}a44 44 0 0 1 88 0z`, gold) +
    rect(x - 8, y - 58, 16, 20, ink) +
    line(`M${x + 34} ${y - 62}l22-24M${x + 52} ${y - 36}l32-8`, vermilion, 8)
  )
}

function oddTile(x: number, y: number): string {
  const [middleX, middleY] = [x + TILE_PX / 2, y + TILE_PX / 2]
  return [
    cut(x, y, TILE_PX, TILE_PX, `<use href="#a" transform="scale(${TILE_PX / 100})"/>`),
    circle(middleX, middleY, 48, vermilion),
    circle(middleX, middleY, 41, eggshell),
    line(`M${middleX - 20} ${middleY}l15 16 26-31`, vermilion, 11),
  ].join('')
}

/** From the middle of its rubber upwards. */
function stamp(): string {
  return [
    rect(-22, -250, 44, 220, gold),
    circle(0, -258, 40, gold),
    at(0, -158, fist(vermilion, -12)),
    path('M-30-66h60q6 22 36 26v26H-66v-26q30-4 36-26z', gold),
    rect(-66, -14, 132, 14, ink),
  ].join('')
}
