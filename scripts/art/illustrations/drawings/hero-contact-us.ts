import { shade } from '../../covers/isometric.ts'
import { at, circle, cut, line, path, rect } from '../../covers/svg.ts'
import { tiling } from '../../covers/tiling.ts'
import { CENTRES } from '../../motifs.ts'
import { PIGMENTS } from '../../pigments.ts'
import type { TileDesign } from '../../tile.ts'
import type { Illustration } from '../illustrations.ts'
import { phin } from '../shared/night-shift.ts'
import { sparrow } from '../shared/sparrow.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
const WALL_SHADE = shade(gold, 0.84)

const FLOOR_Y = 680
const TABLE_Y = 566
const STOOL_Y = 600

const FLOOR: TileDesign = {
  ground: 'eggshell',
  corners: [
    { shape: 'disc', radius: 40, pigment: 'river' },
    { shape: 'disc', radius: 26, pigment: 'eggshell' },
  ],
  edges: [],
  centre: [
    { shape: 'upright', radius: 44, pigment: 'vermilion' },
    { shape: 'disc', radius: 8, pigment: 'gold' },
  ],
}

/** A plastic stool of the pavement; the middle of its seat is the origin, its feet stand 220 below. */
const stool = (colour: string) =>
  path('M-78 0h156l30 220H66L60 160a60 60 0 0 0-120 0l-6 60h-42z', colour) +
  path('M-84-14a14 14 0 0 1 14-14H70a14 14 0 0 1 14 14V14H-84z', colour) +
  rect(-84, 14, 168, 12, shade(colour, 0.8)) +
  path('M-34 50h68l3 30h-74z', shade(colour, 0.72))

/** What one says: a square with three round corners, the fourth points at who says it. */
const bubble = (x: number, pointsTo: 'left' | 'right', colour: string, content: string) => {
  const outline =
    pointsTo === 'left'
      ? 'M0 130a130 130 0 0 1 130-130h20a130 130 0 0 1 0 260H0z'
      : 'M280 130a130 130 0 0 0-130-130h-20a130 130 0 0 0 0 260h150z'
  return at(x, 128, at(10, 12, path(outline, WALL_SHADE)) + path(outline, colour) + content)
}

const glass = (x: number) => `<g transform="translate(${x} ${TABLE_Y})scale(1.7)">${phin()}</g>`

/** A low table with coffee for two: one has begun to talk, and the other stool is free. */
export const illustration: Illustration = {
  width: 1000,
  height: 900,
  shapes: [
    rect(0, 0, 1000, FLOOR_Y, gold),
    rect(0, FLOOR_Y - 70, 1000, 70, river),
    rect(0, FLOOR_Y - 78, 1000, 8, ink),
    cut(0, FLOOR_Y, 1000, 900 - FLOOR_Y, tiling(FLOOR, 10, 3, 100)),
    rect(497, 0, 6, 120, ink) +
      path('M420 190a80 80 0 0 1 160 0z', vermilion) +
      path('M462 190a38 38 0 0 0 76 0z', eggshell),
    bubble(
      120,
      'left',
      eggshell,
      `<path fill="${river}" d="${CENTRES.diagonal([140, 130], 112)}"/><path fill="${gold}" d="${CENTRES.upright([140, 130], 84)}"/>` +
        circle(140, 130, 14, vermilion),
    ),
    bubble(600, 'right', ink, [76, 140, 204].map((x) => circle(x, 130, 20, eggshell)).join('')),
    line(`M366 ${TABLE_Y + 20}L538 836M634 ${TABLE_Y + 20}L462 836`, ink, 26),
    glass(414) + glass(586),
    rect(318, TABLE_Y, 364, 24, eggshell) + rect(318, TABLE_Y + 24, 364, 10, ink),
    at(178, STOOL_Y, stool(vermilion)),
    at(822, STOOL_Y, stool(mist)),
    sparrow(816, STOOL_Y - 28),
  ].join(''),
}
