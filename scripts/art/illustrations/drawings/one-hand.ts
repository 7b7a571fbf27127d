import { shade } from '../../covers/isometric.ts'
import { turned } from '../../covers/kit.ts'
import { at, circle, line, path, rect, roundRect } from '../../covers/svg.ts'
import { tiling } from '../../covers/tiling.ts'
import { CENTRES } from '../../motifs.ts'
import { PIGMENTS } from '../../pigments.ts'
import type { TileDesign } from '../../tile.ts'
import type { Illustration } from '../illustrations.ts'
import { SKIN } from '../shared/skin.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS

/** Her jacket against the sun, with the flowers that such jackets have. */
const CLOTH: TileDesign = {
  ground: 'river',
  corners: [{ shape: 'upright', radius: 40, pigment: 'gold' }],
  edges: [],
  centre: [
    { shape: 'eight', radius: 44, pigment: 'eggshell' },
    { shape: 'disc', radius: 13, pigment: 'vermilion' },
  ],
}
const TORSO = 'M270 262q40-22 76-28h108q36 6 76 28q34 20 40 70l24 290H206l24-290q6-50 40-70z'
/** The arm that holds the phone up and the arm around the helmet, each with its seam. */
const PHONE_ARM = 'M208 472L308 458L346 620H170z'
const PHONE_SEAM = 'M170 620L208 472M308 458L346 620'
const HELMET_ARM = 'M566 322Q640 410 636 500Q624 568 560 568L474 562L478 490L536 490Q552 420 534 350z'
const HELMET_SEAM = 'M567 324Q640 410 636 500Q624 568 560 568L474 562M478 490H536Q552 430 538 374'

/** The cloth, cut to a shape. */
const cloth = (id: string, outline: string) =>
  `<clipPath id="${id}"><path d="${outline}"/></clipPath><use href="#k" clip-path="url(#${id})"/>`
const seam = (outline: string) => line(outline, shade(river, 0.5), 7)
const finger = (x: number, y: number, width: number, height: number, light: number) =>
  roundRect(x, y, width, height, 12, shade(SKIN, light))

/** Hair put up, a mask for the dust, eyes on the screen. */
function head(): string {
  return [
    path('M346 234h108l-20 40-34 22-34-22z', shade(river, 0.5)),
    rect(368, 190, 64, 60, shade(SKIN, 0.8)),
    path('M368 250h64l-32 26z', shade(SKIN, 0.8)),
    path('M318 142q0-84 82-84t82 84v30q0 30-20 42H338q-20-12-20-42z', ink),
    path('M336 130h128v34q0 62-64 62t-64-62z', SKIN),
    path('M336 132q0-50 64-50t64 50q-40-2-60-28-20 26-68 28z', ink),
    path('M334 164q66-16 132 0v10q0 58-66 58t-66-58z', mist),
    line('M334 168L320 150M466 168L480 150', eggshell, 4),
    line('M354 146q14 9 28 0M418 146q14 9 28 0', ink, 5),
  ].join('')
}

/** The back of the phone, and the fingers around it. */
function phone(): string {
  return turned(
    -7,
    300,
    330,
    roundRect(236, 222, 124, 224, 18, ink) +
      roundRect(244, 230, 108, 208, 12, vermilion) +
      `<g fill="${eggshell}"><path d="${CENTRES.diagonal([298, 330], 50)}"/></g>` +
      roundRect(252, 238, 44, 44, 10, ink) +
      circle(266, 252, 8, mist) +
      circle(282, 268, 8, mist) +
      path('M206 476l10-106q2-14 18-14h60l6 118z', SKIN) +
      [356, 382, 408, 434].map((y, row) => finger(218, y, 150 - Math.abs(row - 1) * 8, 27, row % 2 ? 1 : 0.9)).join(''),
  )
}

/** Half a helmet, as most ride with. */
function helmet(): string {
  return [
    path('M396 474Q396 364 500 364T604 474z', vermilion),
    path('M534 368Q604 388 604 474h-44Q568 410 534 368z', shade(vermilion, 0.76)),
    path('M478 366q22-4 44 0q14 50 14 108h-72q0-58 14-108z', eggshell),
    `<g fill="${ink}"><path d="${CENTRES.star([500, 424], 30)}"/></g>`,
    path('M380 474h240v20H400q-20 0-20-20z', ink),
  ].join('')
}

/** The hand that holds the helmet's rim, in its cuff. */
function hand(): string {
  return [
    roundRect(392, 486, 84, 72, 26, SKIN),
    ...[0, 1, 2].map((row) => finger(394 + row * 24, 462, 23, 58, row % 2 ? 1 : 0.9)),
    path('M466 486h18l-4 80h-18z', vermilion),
  ].join('')
}

/** A phone in one hand, a helmet in the other arm: a rider in a flowered jacket who has just got off. */
export const illustration: Illustration = {
  width: 800,
  height: 600,
  shapes: [
    rect(0, 0, 800, 600, gold),
    circle(400, 250, 200, eggshell),
    `<circle cx="400" cy="250" r="234" fill="none" stroke="${eggshell}" stroke-width="34" stroke-dasharray="14 22.757"/>`,
    `<defs><g id="k">${at(133, 190, tiling(CLOTH, 9, 7, 62))}</g></defs>`,
    at(
      0,
      26,
      [
        cloth('c', TORSO),
        head(),
        cloth('p', PHONE_ARM),
        seam(PHONE_SEAM),
        phone(),
        path('M203 468l109-15 5 22-112 15z', vermilion),
        helmet(),
        cloth('h', HELMET_ARM),
        seam(HELMET_SEAM),
        hand(),
      ].join(''),
    ),
  ].join(''),
}
