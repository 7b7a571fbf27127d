import { shade } from '../../covers/isometric.ts'
import { at, circle, cut, line, type Point, path, polygon, polyline, rect } from '../../covers/svg.ts'
import { tiling } from '../../covers/tiling.ts'
import { CENTRES } from '../../motifs.ts'
import { PIGMENTS } from '../../pigments.ts'
import type { TileDesign } from '../../tile.ts'
import type { Illustration } from '../illustrations.ts'
import { SKIN } from '../shared/skin.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
const FAR_WATER = '#17544a'
const HUSK = shade(gold, 0.5)
const SEEDS = [
  [0, 0],
  [-13, -9],
  [12, -12],
  [-9, 13],
  [14, 8],
  [0, -19],
  [-20, 4],
  [3, 20],
] as const
const DECK_Y = 576
const FRUIT_PX = 74

/** Fruit, kind by kind, from the prow to the stern: the columns of the chart, and in this order on the pole. */
const LOADS = [
  ['pineapple', 2],
  ['coconut', 3],
  ['watermelon', 2],
  ['dragonfruit', 4],
  ['mangosteen', 5],
  ['pomelo', 3],
] as const

/** Of the uppermost pineapple. */
const CROWN = 'M262 424q-30-8-40-40q24 2 30 18q-8-30 10-56q18 26 10 56q6-16 30-18q-10 32-40 40z'
const STARS = [
  [52, 60, 14],
  [262, 168, 12],
  [330, 62, 16],
  [700, 50, 12],
  [834, 166, 20],
  [930, 84, 12],
  [944, 300, 14],
  [66, 330, 12],
] as const

const TIDE: readonly Point[] = [
  [-20, 716],
  [90, 690],
  [200, 738],
  [310, 700],
  [420, 752],
  [530, 694],
  [640, 722],
  [750, 664],
  [860, 700],
  [1020, 640],
]

const WAVES: TileDesign = {
  ground: 'river',
  corners: [
    { shape: 'disc', radius: 49, pigment: 'mist' },
    { shape: 'disc', radius: 38, pigment: 'river' },
    { shape: 'disc', radius: 26, pigment: 'mist' },
    { shape: 'star', radius: 24, pigment: 'ink' },
  ],
  edges: [],
  centre: [{ shape: 'star', radius: 34, pigment: 'gold' }],
}

/**
 * A floating market before sunrise: the load of a boat is a chart in columns of fruit, the pole at its prow the legend, the
 * river a series over time.
 */
export const illustration: Illustration = {
  width: 1000,
  height: 900,
  shapes: [
    definitions(),
    rect(0, 0, 1000, 900, ink),
    ...STARS.map(([x, y, radius]) => path(CENTRES.star([x, y], radius), mist)),
    circle(528, 400, 290, gold),
    path(CENTRES.eight([528, 400], 290), '#efc66f'),
    rect(0, 500, 1000, 300, FAR_WATER),
    pole(),
    ...LOADS.flatMap(([fruit, count], column) =>
      Array.from({ length: count }, (_, row) => use(fruit, 262 + column * 86, DECK_Y - 8 - (row + 0.5) * FRUIT_PX)),
    ),
    path(CROWN, FAR_WATER),
    rower(),
    hull(),
    water(),
  ].join(''),
}

function definitions(): string {
  const define = (id: string, drawing: string) => `<g id="${id}">${drawing}</g>`
  return `<defs>${[
    define(
      'pineapple',
      circle(0, 0, 37, shade(gold, 0.92)) +
        line('M-26-26L26 26M-34-6L6 34M-6-34L34 6M26-26L-26 26M34-6L-6 34M6-34L-34 6', ink, 4),
    ),
    define('coconut', circle(0, 0, 37, HUSK) + circle(0, 0, 28, eggshell) + circle(0, 0, 16, mist)),
    define(
      'watermelon',
      circle(0, 0, 37, river) + line('M0-37V37M-20-32Q-38 0-20 32M20-32Q38 0 20 32', shade(river, 0.5), 7),
    ),
    define(
      'dragonfruit',
      circle(0, 0, 37, vermilion) + circle(0, 0, 28, eggshell) + SEEDS.map(([x, y]) => circle(x, y, 3.5, ink)).join(''),
    ),
    define(
      'mangosteen',
      circle(0, 0, 37, shade(vermilion, 0.5)) + path(CENTRES.upright([0, -4], 26), mist) + circle(0, -4, 8, eggshell),
    ),
    define('pomelo', circle(0, 0, 37, mist) + path('M0-26Q30-34 32-8Q6-4 0-26z', river)),
  ].join('')}</defs>`
}

function use(id: string, x: number, y: number): string {
  return `<use href="#${id}" x="${x}" y="${y}"/>`
}

/** What hangs on it is for sale. */
function pole(): string {
  const fruits = LOADS.map(([fruit], index) => {
    const [x, y] = [164 - index * 5.6 + (index % 2 === 0 ? -34 : 34), 494 - index * 62]
    return line(`M${x} ${y - 40}V${y}`, mist, 4) + at(x, y, `<use href="#${fruit}" transform="scale(.66)"/>`)
  })
  const pegs = LOADS.map((_, index) => `M${164 - index * 5.6} ${454 - index * 62}h${index % 2 === 0 ? -36 : 36}`).join(
    '',
  )
  return line(`M178 ${DECK_Y + 10}L128 90`, eggshell, 10) + line(pegs, eggshell, 6) + fruits.join('')
}

/** She stands in the stern, under a palm-leaf hat. */
function rower(): string {
  return [
    circle(846, 432, 34, SKIN) + rect(832, 456, 28, 20, SKIN),
    path('M796 620V516q0-48 50-48t50 48v104z', vermilion),
    path('M768 414L846 346L924 414z', eggshell),
    path('M846 346L924 414h-52z', shade(eggshell, 0.84)),
  ].join('')
}

function hull(): string {
  const sheer = `M62 474Q130 ${DECK_Y} 260 ${DECK_Y}H730Q870 ${DECK_Y} 938 484`
  return [
    path(`${sheer}L912 800H88z`, vermilion),
    path('M71 580Q140 644 270 644H720Q860 644 929 590L912 800H88z', shade(vermilion, 0.78)),
    line(sheer, gold, 18),
    circle(146, 620, 42, eggshell) + circle(154, 620, 23, ink),
    line('M754 486L946 740', gold, 14),
    line('M838 496L790 540', vermilion, 36),
    circle(790, 532, 20, SKIN),
  ].join('')
}

function water(): string {
  const banks: Point[] = [...TIDE, [1020, 920], [-20, 920]]
  const outline = banks.map(([x, y]) => `${x} ${y}`).join('L')
  return [
    `<clipPath id="c"><path d="M${outline}z"/></clipPath>`,
    polygon(banks, river),
    `<g clip-path="url(#c)">${cut(0, 620, 1000, 280, tiling(WAVES, 10, 3, 100))}</g>`,
    polyline(TIDE, ink, 16),
    ...TIDE.map(([x, y]) => circle(x, y, 17, ink) + circle(x, y, 10, gold)),
  ].join('')
}
