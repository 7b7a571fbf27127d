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
const PHONE_ARM = 'M592 472L492 458L454 620H630z'
const PHONE_SEAM = 'M630 620L592 472M492 458L454 620'
const HELMET_ARM = 'M234 322Q160 410 164 500Q176 568 240 568L326 562L322 490L264 490Q248 420 266 350z'
const HELMET_SEAM = 'M233 324Q160 410 164 500Q176 568 240 568L326 562M322 490H264Q248 430 262 374'

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
    7,
    500,
    330,
    roundRect(440, 222, 124, 224, 18, ink) +
      roundRect(448, 230, 108, 208, 12, vermilion) +
      `<g fill="${eggshell}"><path d="${CENTRES.diagonal([502, 330], 50)}"/></g>` +
      roundRect(456, 238, 44, 44, 10, ink) +
      circle(470, 252, 8, mist) +
      circle(486, 268, 8, mist) +
      path('M594 476l-10-106q-2-14-18-14h-60l-6 118z', SKIN) +
      [142, 150, 142, 134]
        .map((width, row) => finger(582 - width, 356 + row * 26, width, 27, row % 2 ? 1 : 0.9))
        .join(''),
  )
}

/** Half a helmet, as most ride with. */
function helmet(): string {
  return [
    path('M196 474Q196 364 300 364T404 474z', vermilion),
    path('M334 368Q404 388 404 474h-44Q368 410 334 368z', shade(vermilion, 0.76)),
    path('M278 366q22-4 44 0q14 50 14 108h-72q0-58 14-108z', eggshell),
    `<g fill="${ink}"><path d="${CENTRES.star([300, 424], 30)}"/></g>`,
    path('M420 474H180v20h220q20 0 20-20z', ink),
  ].join('')
}

/** The hand that holds the helmet's rim, in its cuff. */
function hand(): string {
  return [
    roundRect(324, 486, 84, 72, 26, SKIN),
    ...[0, 1, 2].map((row) => finger(383 - row * 24, 462, 23, 58, row % 2 ? 1 : 0.9)),
    path('M334 486h-18l4 80h18z', vermilion),
  ].join('')
}

/** A phone in her left hand, a helmet in her right arm: a rider in a flowered jacket who has just got off. */
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
        path('M597 468l-109-15-5 22 112 15z', vermilion),
        helmet(),
        cloth('h', HELMET_ARM),
        seam(HELMET_SEAM),
        hand(),
      ].join(''),
    ),
  ].join(''),
}
