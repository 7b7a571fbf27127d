import { iso, isoBox, lying, onLeftWall, onRightWall, shade } from '../../covers/isometric.ts'
import { repeated } from '../../covers/kit.ts'
import { at, circle, cut, line, n, path, rect, roundRect } from '../../covers/svg.ts'
import { tiling } from '../../covers/tiling.ts'
import { CENTRES } from '../../motifs.ts'
import { PIGMENTS } from '../../pigments.ts'
import type { TileDesign } from '../../tile.ts'
import type { Illustration } from '../illustrations.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
const SKIN = '#d9a06b'
const SQUARE_PX = 240
/** The phone stands with its screen to the lower left, from `u` along u, its back 64 behind. */
const PHONE = { u: -136, v: 60, width: 360, height: 440, depth: 60, radius: 46, bezel: 15 }
const SIDE = '#2b3f38'
/** The screen: its status bar, three storeys below it, the lift shaft on their right. */
const SCREEN = { width: PHONE.width - 2 * PHONE.bezel, top: 66, bottom: PHONE.height - PHONE.bezel }
const STOREY_PX = (SCREEN.bottom - SCREEN.top) / 3
const LIFT_X = 252

const PAVEMENT: TileDesign = {
  ground: 'eggshell',
  corners: [
    { shape: 'disc', radius: 36, pigment: 'river' },
    { shape: 'upright', radius: 36, pigment: 'eggshell' },
  ],
  edges: [],
  centre: [
    { shape: 'diagonal', radius: 54, pigment: 'ink' },
    { shape: 'lozenge', radius: 15, pigment: 'gold' },
  ],
}

function ground(): string {
  const flower = CENTRES.diagonal([0, 0], 100) + CENTRES.disc([110, 110], 24)
  const row = repeated('gr', 9, 220, 0, `<path d="${flower}"/>`)
  return `<g fill="${shade(vermilion, 0.86)}">${lying(-880, -880, 0, repeated('g', 9, 0, 220, row))}</g>`
}

const square = () =>
  isoBox([-SQUARE_PX - 14, -SQUARE_PX - 14, -18], [2 * SQUARE_PX + 28, 2 * SQUARE_PX + 28, 18], ink) +
  lying(-SQUARE_PX, -SQUARE_PX, 0, cut(0, 0, 480, 480, tiling(PAVEMENT, 5, 5, 96)))

/** A scooter without its colour, 100 × 70, on the origin's level, riding to the left. */
const SCOOTER = `<g id="s">${[
  circle(18, -15, 15, ink) + circle(18, -15, 6, mist) + circle(81, -15, 15, ink) + circle(81, -15, 6, mist),
  '<path d="M25-68h11l9 38q2 7 9 7h6q-2-24 12-30h26q8 6 8 20l-4 12h-4a18 18 0 0 0-33 6h-31q-9-2-12-12l-1-6q-12 0-18 7l-6-5q6-12 22-16z"/>',
  path('M54-53q0-9 9-9h30q9 0 9 9z', ink),
  line('M22-69l20-4', ink, 6),
  circle(26, -60, 6, eggshell),
].join('')}</g>`

const scooter = (x: number, y: number, fill: string, scale = 0.78) =>
  `<use href="#s" fill="${fill}" transform="translate(${n(x)} ${n(y)})scale(${scale})"/>`

/** One bar of signal and a battery that is nearly empty; parked scooters; a ramp; the lift with somebody in it. */
function screen(): string {
  const { width, top, bottom } = SCREEN
  const floors = [1, 2, 3].map((storey) => top + STOREY_PX * storey) as [number, number, number]
  const bars = [0, 1, 2, 3].map((bar) => rect(24 + bar * 15, 42 - bar * 8, 10, 10 + bar * 8, bar ? '#3a4a44' : gold))
  const [upper, middle, ground] = floors
  return [
    bars.join('') + roundRect(120, 14, 92, 24, 12, '#2b3f38'),
    rect(270, 24, 40, 22, '#3a4a44') + rect(273, 27, 9, 16, vermilion),
    rect(0, top, LIFT_X, bottom - top, mist) + rect(LIFT_X + 10, top, width - LIFT_X - 10, bottom - top, river),
    rect(0, top, LIFT_X, 14, shade(mist, 0.74)) +
      rect(0, upper, LIFT_X, 14, shade(mist, 0.74)) +
      rect(0, middle, LIFT_X, 14, shade(mist, 0.74)),
    rect(0, middle + 10, LIFT_X, ground - middle - 10, gold) + rect(0, middle + 10, LIFT_X, 14, shade(gold, 0.74)),
    scooter(3, upper, vermilion) + scooter(86, upper, gold) + scooter(169, upper, eggshell),
    scooter(3, middle, eggshell) + scooter(86, middle, river),
    path(`M0 ${n(ground)}h${LIFT_X}V${n(middle + 24)}z`, SIDE),
    rect(0, upper, LIFT_X + 10, 10, ink) + rect(0, middle, LIFT_X + 10, 10, ink),
    `<use href="#s" fill="${vermilion}" transform="translate(128 ${n(ground - 46)})rotate(-21)scale(-.78 .78)"/>`,
    lift(middle),
  ].join('')
}

function lift(floor: number): string {
  return at(
    LIFT_X + 10,
    floor,
    rect(32, -240, 4, 140, ink) +
      rect(6, -104, 56, 114, ink) +
      rect(12, -96, 44, 96, gold) +
      path('M20 0v-44q14-12 28 0v44z', vermilion) +
      circle(34, -58, 12, SKIN) +
      path('M19-58a15 15 0 0 1 30 0z', ink),
  )
}

function phone(): string {
  const { u, v, width, height, depth, radius, bezel } = PHONE
  const outline = `V${radius}a${radius} ${radius} 0 0 1 ${radius}-${radius}H${width - radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}V${height}z`
  const corner = radius * (1 - Math.SQRT1_2)
  const buttons = onRightWall(u + width, v - 20, height - 130, rect(0, 0, 16, 96, ink) + rect(0, 116, 16, 56, ink))
  return (
    onLeftWall(
      u,
      v,
      height,
      path(`M${depth} ${height - depth}${outline.replace(/H.*/, '')}`, SIDE) +
        at(depth, -depth, path(`M0 ${height}${outline}`, SIDE)) +
        path(
          `M${n(corner)} ${n(corner)}l${depth}-${depth}L${width + depth} ${height - depth}l-${depth} ${depth}z`,
          SIDE,
        ) +
        path(`M0 ${height}${outline}`, ink) +
        at(bezel, bezel, screen()),
    ) + buttons
  )
}

/** The bars of the signal as steps; on the one that is lit somebody holds up a phone, on the highest sits the cat. */
function signal(): string {
  const bars = [
    [12, 150],
    [74, 110],
    [136, 72],
    [198, 36],
  ] as const
  const steps = bars.map(([v, height]) => isoBox([-232, v - 12, 0], [50, 46, height], v > 180 ? gold : SIDE))
  const [x, y] = iso(-207, 208, 36)
  const [catX, catY] = iso(-216, 30, 150)
  return [
    ...steps,
    at(
      catX,
      catY,
      path('M-18 4q-8-34 12-48h16q20 14 12 48zM-17-74l11 8h14l11-8q4 34-18 34t-18-34z', ink) +
        path('M-9-57h7l-3 4zM4-57h7l-4 4z', gold),
    ),
    at(
      x,
      y,
      path('M-16 0v-44h32V0H4l-4-34-4 34z', ink) +
        path('M-20-40l4-44q16-10 32 0l28-40 12 8-32 52-2 24z', eggshell) +
        circle(0, -104, 17, SKIN) +
        path('M-20-104a20 20 0 0 1 40 0h6v6h-46z', river) +
        path('M40-164h22v40h-22z', ink) +
        path('M44-159h14v28h-14z', gold),
    ),
  ].join('')
}

/** A rider on the way home with more than the scooter should carry. */
function street(): string {
  return onLeftWall(
    30,
    210,
    0,
    rect(106, -132, 76, 42, gold) +
      rect(112, -166, 64, 34, mist) +
      rect(104, -206, 74, 40, eggshell) +
      rect(114, -236, 54, 30, river) +
      line('M124-92V-236M158-92V-236', ink, 5) +
      scooter(0, 0, vermilion, 1.5) +
      path('M80-94h40l-6 24h-28l-12 48H48l10-60q2-12 22-12z', ink) +
      path('M80-92l2-48q18-14 36 0l6 48z', river) +
      path('M82-136L34-110l6 16 56-14z', shade(river, 0.8)) +
      circle(96, -166, 20, SKIN) +
      path('M60-162q-2-8 8-8q2-24 28-24q26 0 28 26h-40z', gold),
  )
}

/** A café under its umbrella. */
function cafe(): string {
  const [x, y] = iso(184, -150)
  return [
    isoBox([110, -120, 0], [36, 36, 34], vermilion),
    isoBox([182, -222, 0], [40, 40, 34], river),
    at(
      x,
      y,
      rect(-4, -190, 8, 190, ink) +
        path('M-110-140Q0-280 110-140Q0-96-110-140z', gold) +
        path('M0-209Q-84-190-64-126Q-34-118-20-118Q-34-190 0-209Q34-190 20-118Q40-119 64-126Q84-190 0-209z', eggshell) +
        rect(-4, -220, 8, 14, ink) +
        path('M24 2l4-70q16-12 34 0l4 70q-20 10-42 0z', vermilion) +
        path('M46-73q10 0 16 5l4 70q-8 5-20 5z', shade(vermilion, 0.78)) +
        circle(46, -84, 16, SKIN) +
        path('M10-86L46-118L82-86q-36 16-72 0z', eggshell) +
        path('M46-118L82-86q-14 7-36 8z', shade(eggshell, 0.8)),
    ),
  ].join('')
}

/**
 * A phone as a car park on a tiled square: scooters on its storeys, a lift, and the four bars of the signal as steps, of which
 * one is lit.
 */
export const illustration: Illustration = {
  width: 1000,
  height: 900,
  shapes: [
    rect(0, 0, 1000, 900, vermilion),
    `<defs>${SCOOTER}</defs>`,
    `<g transform="translate(132 232)scale(.92)">${[ground(), square(), cafe(), phone(), signal(), street()].join('')}</g>`,
  ].join(''),
}
