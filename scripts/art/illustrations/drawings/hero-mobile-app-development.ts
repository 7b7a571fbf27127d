import { iso, isoBox, lying, onLeftWall, onRightWall, shade } from '../../covers/isometric.ts'
import { at, circle, cut, n, path, rect, roundRect } from '../../covers/svg.ts'
import { tiling } from '../../covers/tiling.ts'
import { CENTRES } from '../../motifs.ts'
import { PIGMENTS } from '../../pigments.ts'
import type { TileDesign } from '../../tile.ts'
import type { Illustration } from '../illustrations.ts'
import { loadedScooter, SCOOTER_DEFS, scooterAt } from '../parts/hero-mobile-app-development/scooter.ts'
import { SKIN } from '../shared/skin.ts'
import { tonalFloor } from '../shared/tonal-floor.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
const GROUND = CENTRES.eight([0, 0], 112) + CENTRES.star([110, 110], 64)
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

const square = () =>
  isoBox([-SQUARE_PX - 14, -SQUARE_PX - 14, -18], [2 * SQUARE_PX + 28, 2 * SQUARE_PX + 28, 18], ink) +
  lying(-SQUARE_PX, -SQUARE_PX, 0, cut(0, 0, 480, 480, tiling(PAVEMENT, 5, 5, 96)))

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
    scooterAt(3, upper, vermilion) + scooterAt(86, upper, gold) + scooterAt(169, upper, eggshell),
    scooterAt(3, middle, eggshell) + scooterAt(86, middle, river),
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
    SCOOTER_DEFS,
    `<g transform="translate(114 216)scale(.96)">${[tonalFloor(vermilion, GROUND), square(), cafe(), phone(), signal(), onLeftWall(62, 216, 0, loadedScooter())].join('')}</g>`,
  ].join(''),
}
