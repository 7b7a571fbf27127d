import { shade } from '../../covers/isometric.ts'
import { at, circle, cut, line, path, rect } from '../../covers/svg.ts'
import { CENTRES, EDGE_SHAPES, onCentre, onEdges } from '../../motifs.ts'
import { PIGMENTS } from '../../pigments.ts'
import type { Illustration } from '../illustrations.ts'
import { fist } from '../shared/fist.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
const BRASS = '#c48f2e'
const BRASS_DARK = '#80591a'
/** The bench where a shadow falls on it, and where its boards meet. */
const SHADE = shade(gold, 0.84)

const TILE_PX = 470
const MOULD = { x: 252, y: 266 }

// The compartments are those of the company's mark.
const PETALS = onCentre(CENTRES.diagonal, 70)
const SIDES = onEdges(EDGE_SHAPES.disc, 17)
const EYE = onCentre(CENTRES.disc, 19)
const PUPIL = onCentre(CENTRES.disc, 11)
/** The petal to the upper right, which is being filled, and what has run into it so far. */
const EMPTY_PETAL = 'M50 50Q54.200 4.600 99.500.500Q95.400 45.800 50 50z'
const PUDDLE = 'M60 41C54 34 60 27 67 25C70 17 84 14 87 21C90 29 82 33 77 35C74 43 66 47 60 41z'

const tile = (content: string) => `<g transform="scale(${TILE_PX / 100})">${cut(0, 0, 100, 100, content)}</g>`

const FINISHED = tile(
  path('M0 0h100v100H0z', eggshell) + path(PETALS, vermilion) + path(SIDES + EYE, ink) + path(PUPIL, gold),
)

/** The mould seen from above: what is poured, the plate that still shows in one petal, and the brass between. */
function mould(): string {
  const brass = (outline: string) =>
    `<path fill="none" stroke="${BRASS_DARK}" stroke-width="2.4" transform="translate(.3 .8)" d="${outline}"/>` +
    `<path fill="none" stroke="${BRASS}" stroke-width="1.8" d="${outline}"/>`
  const compartments = [
    path('M0 0h100v100H0z', eggshell),
    path(PETALS, vermilion),
    path(EMPTY_PETAL, mist),
    path(PUDDLE, vermilion),
    brass(PETALS),
    path(SIDES, ink),
    brass(`${SIDES}M0 0h100v100H0z`),
    path(EYE, ink),
    path(PUPIL, gold),
    brass(EYE + PUPIL),
  ]
  const handle = (x: number, reach: number) => {
    const outline = `M${x} 415h${reach}v172h${-reach}`
    return line(outline, ink, 26) + line(outline, BRASS, 8)
  }
  return [
    rect(MOULD.x - 22, MOULD.y - 20, TILE_PX + 80, TILE_PX + 80, SHADE),
    handle(MOULD.x - 30, -36) + handle(MOULD.x + TILE_PX + 30, 36),
    rect(MOULD.x - 42, MOULD.y - 42, TILE_PX + 84, TILE_PX + 84, ink),
    rect(MOULD.x - 28, MOULD.y - 28, TILE_PX + 56, TILE_PX + 56, BRASS),
    at(MOULD.x, MOULD.y, tile(compartments.join(''))),
  ].join('')
}

/** A pigment in its bowl. */
const bowl = (x: number, y: number, pigment: string) =>
  circle(x + 12, y + 14, 88, SHADE) + circle(x, y, 88, ink) + circle(x, y, 76, eggshell) + circle(x, y, 60, pigment)

/** The can around its middle, tilted towards its spout, held by its handle. */
function can(x: number, y: number): string {
  return at(
    x,
    y,
    line('M40-52H112V56H40', ink, 22) +
      path('M-40 62L-46-6L-118-76l-24 22L-58 60z', river) +
      path('M-52-66H56L68 76H-64z', river) +
      rect(-56, -76, 116, 20, BRASS) +
      path('M-60 34h124l2 20h-128z', eggshell) +
      at(112, 0, `<g transform="scale(.7)">${fist(ink)}</g>`),
    -30,
  )
}

/** The step of a cat that has looked into the bowl. */
const step = (x: number, y: number, degrees: number) =>
  at(
    x,
    y,
    path(
      'M-17 12q0-20 17-20t17 20q0 10-17 8t-17-8zM-26-9a7 7 0 0 1 14 0a7 7 0 0 1-14 0zM-14-21a7 7 0 0 1 14 0a7 7 0 0 1-14 0zM0-21a7 7 0 0 1 14 0a7 7 0 0 1-14 0zM12-9a7 7 0 0 1 14 0a7 7 0 0 1-14 0z',
      vermilion,
    ),
    degrees,
  )

/** A tile-maker pours vermilion into the last petal of a brass mould; a cat has been at the bowl. */
export const illustration: Illustration = {
  width: 1000,
  height: 900,
  shapes: [
    rect(0, 0, 1000, 900, gold),
    line('M0 200H1000M0 838H1000', SHADE, 6),
    rect(0, MOULD.y + 18, 146, TILE_PX, SHADE),
    at(-338, MOULD.y, FINISHED),
    bowl(150, 92, ink),
    bowl(368, 92, gold),
    bowl(904, 452, vermilion),
    step(880, 600, 172) + step(920, 668, 186) + step(870, 744, 168) + step(912, 816, 184),
    mould(),
    line('M608 232V386', vermilion, 18),
    can(748, 218),
  ].join(''),
}
