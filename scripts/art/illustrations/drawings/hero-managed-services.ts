import { repeated } from '../../covers/kit.ts'
import { at, circle, cut, line, n, path, rect, roundRect } from '../../covers/svg.ts'
import { CENTRES, EDGE_SHAPES } from '../../motifs.ts'
import { PIGMENTS } from '../../pigments.ts'
import type { Illustration } from '../illustrations.ts'
import { engineerHead, phin } from '../shared/night-shift.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
/** Shades of the night, between ink and river. */
const SKY_PATTERN = '#1b302a'
const NEIGHBOUR = '#18423a'
const UNLIT = '#0f3a31'

const TOWER_X = 300
const TOWER_PX = 520
const EAR_PX = 40
const BLOCK_PX = 55
const SLAB_PX = 12
const FLOOR_PX = 2 * BLOCK_PX + SLAB_PX
const AWAKE_Y = 430
const AWAKE_PX = 226

/** How the blocks of a floor are pierced, and which of its two rows of eight are lit. */
const FLOORS: readonly { y: number; outline: string; lit: readonly [string, string] }[] = [
  { y: AWAKE_Y - 2 * FLOOR_PX, outline: CENTRES.diagonal([0, 0], 30), lit: ['10101010', '01010101'] },
  { y: AWAKE_Y - FLOOR_PX, outline: CENTRES.lozenge([0, 0], 20), lit: ['00111100', '11000011'] },
  { y: AWAKE_Y + AWAKE_PX, outline: CENTRES.upright([0, 0], 23), lit: ['11000011', '00111100'] },
  { y: AWAKE_Y + AWAKE_PX + FLOOR_PX, outline: CENTRES.disc([0, 0], 18), lit: ['01010101', '10101010'] },
]

/**
 * An old apartment block at night whose floors are the units of a rack: ears with screws, breeze blocks (gạch bông gió) lit
 * from within, fans. One window is open: the engineer on duty with headset, lamp and coffee, looks at the moon, and so does the cat.
 */
export const illustration: Illustration = {
  width: 1000,
  height: 900,
  shapes: [
    sky(),
    moon(),
    neighbours(),
    roof(),
    rect(TOWER_X, AWAKE_Y - 2 * FLOOR_PX, TOWER_PX, 800, river),
    ...FLOORS.map(blocks),
    awake(),
    ears(),
    cat(),
  ].join(''),
}

function sky(): string {
  const tile =
    CENTRES.star([50, 50], 30) +
    CENTRES.diagonal([0, 0], 46) +
    EDGE_SHAPES.lozenge([50, 0], 7) +
    EDGE_SHAPES.lozenge([0, 50], 7)
  return rect(0, 0, 1000, 900, ink) + repeated('s', 8, 0, 100, repeated('t', 11, 100, 0, path(tile, SKY_PATTERN)))
}

/** A single great tile. */
function moon(): string {
  return (
    circle(256, 272, 204, eggshell) +
    path(CENTRES.eight([256, 272], 182), gold) +
    path(CENTRES.upright([256, 272], 104), river) +
    circle(256, 272, 22, eggshell) +
    path(CENTRES.star([880, 190], 30) + CENTRES.star([930, 420], 20) + CENTRES.star([150, 560], 20), eggshell)
  )
}

function neighbours(): string {
  return (
    path('M0 900V640h110v70h90v-50h120V900zM800 900V600h90v90h110V900z', NEIGHBOUR) +
    path('M30 680h20v34h-20zM140 760h20v34h-20zM230 700h20v34h-20zM850 640h20v34h-20zM930 740h20v34h-20z', gold)
  )
}

/** The water tank, the aerial, the cat. */
function roof(): string {
  const y = AWAKE_Y - 2 * FLOOR_PX
  return at(
    TOWER_X,
    y,
    line('M300 0l20-36M440 0l-20-36M330 0l80-36M410 0l-80-36', mist, 6) +
      roundRect(284, -112, 172, 78, 24, mist) +
      path('M318-112h10v78h-10zM412-112h10v78h-10z', river) +
      line('M496 0V-120M468-112h56M476-92h40', eggshell, 6),
  )
}

/** On the edge of the roof, seen from behind, its tail over the slab. */
function cat(): string {
  return at(
    TOWER_X,
    AWAKE_Y - 2 * FLOOR_PX,
    path('M10 0C4-22 14-34 24-40L20-74 34-62H46L60-74 56-40C66-34 76-22 70 0z', ink) +
      line('M62-6Q84 2 84 30T66 50', ink, 9),
  )
}

/** A floor between its slabs. */
function blocks({ y, outline, lit }: (typeof FLOORS)[number], floor: number): string {
  const id = `b${floor}`
  const row = (state: string, index: number) =>
    [...(lit[index] as string)]
      .map((value, column) =>
        value === state ? `<use href="#${id}" x="${n(column * BLOCK_PX)}" y="${index * BLOCK_PX}"/>` : '',
      )
      .join('')
  return (
    `<defs><path id="${id}" d="${outline}"/></defs>` +
    at(
      TOWER_X + EAR_PX + BLOCK_PX / 2,
      y + SLAB_PX + BLOCK_PX / 2,
      (
        [
          ['1', gold],
          ['0', UNLIT],
        ] as const
      )
        .map(([state, fill]) => `<g fill="${fill}">${row(state, 0)}${row(state, 1)}</g>`)
        .join(''),
    )
  )
}

/** What holds the units in the rack, and the slabs between them. */
function ears(): string {
  const floors = [...FLOORS.map(({ y }) => ({ y, height: FLOOR_PX })), { y: AWAKE_Y, height: AWAKE_PX }]
  const sides = [TOWER_X, TOWER_X + TOWER_PX - EAR_PX]
  const slabs = (thickness: number, fill: string) =>
    path(floors.map(({ y }) => `M${TOWER_X - 14} ${y}h${TOWER_PX + 28}v${thickness}h-${TOWER_PX + 28}z`).join(''), fill)
  const ear = (x: number) =>
    floors.map(
      ({ y, height }) =>
        rect(x, y, EAR_PX, height, mist) +
        circle(x + 20, y + SLAB_PX + 21, 9, ink) +
        circle(x + 20, y + height - 20, 9, ink),
    )
  // The shadow below a slab sets it off from the moon.
  return sides.flatMap(ear).join('') + slabs(SLAB_PX + 5, ink) + slabs(SLAB_PX, eggshell)
}

function awake(): string {
  const height = AWAKE_PX - SLAB_PX
  const fan = circle(50, 51, 44, ink) + path(CENTRES.diagonal([50, 51], 42), mist) + circle(50, 51, 12, gold)
  const slats = Array.from({ length: 12 }, (_, index) => `M6 ${9 + index * 17}h38v9h-38z`)
  const shutter = rect(0, 0, 50, height, vermilion) + path(slats.join(''), '#932b1e')
  return at(
    TOWER_X + EAR_PX,
    AWAKE_Y + SLAB_PX,
    repeated('h', 2, 290, 0, shutter) +
      at(340, 0, repeated('f', 2, 0, 112, fan)) +
      cut(50, 0, 240, height, room(height)),
  )
}

function room(height: number): string {
  return (
    rect(0, 0, 240, height, gold) +
    path(`M104 34L10 ${height}H222L128 34z`, eggshell) +
    line('M116 0v18', ink, 5) +
    path('M72 44a44 30 0 0 1 88 0z', river) +
    at(150, height - 44, path('M-66 60C-66 10-44-4-12-8H20C52-4 68 20 70 60z', river) + engineerHead()) +
    rect(0, height - 18, 240, 18, ink) +
    at(50, height - 18, phin())
  )
}
