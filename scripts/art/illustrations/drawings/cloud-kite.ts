import { repeated } from '../../covers/kit.ts'
import { at, circle, line, path, rect } from '../../covers/svg.ts'
import { tiling } from '../../covers/tiling.ts'
import { CENTRES } from '../../motifs.ts'
import { PIGMENTS } from '../../pigments.ts'
import { tileDesign } from '../../tile.ts'
import type { Illustration } from '../illustrations.ts'
import { SKIN, SKIN_DARK } from '../shared/skin.ts'
import { sparrow } from '../shared/sparrow.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
const CLOUD = 'M-122 88A69 69 0 0 1-132-48A84 84 0 0 1 12-88A69 69 0 0 1 122-54A71 71 0 0 1 124 88z'
const CLOUD_SEED = 110

/** Somebody on a tiled roof terrace flies a cloud of tiles like a kite, with sticks and a tail of bows; a sparrow looks on. */
export const illustration: Illustration = {
  width: 800,
  height: 600,
  shapes: [
    rect(0, 0, 800, 600, gold),
    path('M130 150h150v10h-150zM60 190h130v10h-130z', eggshell),
    tail(),
    line('M300 382Q392 374 464 317', ink, 5),
    at(494, 204, kite(), -15),
    flyer(),
    terrace(),
    sparrow(404, 462),
  ].join(''),
}

function kite(): string {
  return (
    `<clipPath id="c"><path d="${CLOUD}"/></clipPath><g clip-path="url(#c)">${at(-260, -195, tiling(tileDesign(CLOUD_SEED), 4, 3, 130))}</g>` +
    line('M0-88V88M-184 17Q0-58 192 17', ink, 8) +
    line(CLOUD, ink, 10) +
    line('M-4-20L-58 101L0 86', ink, 5)
  )
}

/** Bows on a line. */
function tail(): string {
  const bow = ([x, y, degrees]: readonly [number, number, number], fill: string) =>
    at(x, y, path('M0 0L-34-17V17zM0 0L34-17V17z', fill) + circle(0, 0, 7, ink), degrees)
  return (
    line('M614 258C680 290 680 340 630 366S580 424 628 440', ink, 5) +
    bow([660, 297, -30], vermilion) +
    bow([630, 366, 62], river) +
    bow([593, 414, -20], eggshell)
  )
}

/** In profile, looking up, the reel in both hands. */
function flyer(): string {
  return at(
    26,
    0,
    line('M186 426L262 366', SKIN_DARK, 22) +
      path('M104 480Q104 420 150 412H196Q232 418 234 480z', vermilion) +
      at(
        168,
        420,
        path('M-18-36h36v30a18 12 0 0 1-36 0z', SKIN) +
          path('M30-78L42-52 30-48V-34Q30-22 16-22H-10L-30-60-10-92H20z', SKIN) +
          path('M32-76C30-114-46-114-42-58-40-40-34-30-22-24L-8-62 6-72z', ink) +
          path('M-36-86Q-84-100-100-58Q-76-66-38-50z', ink) +
          circle(21, -62, 4, ink),
        -24,
      ) +
      at(272, 382, rect(-26, -15, 52, 30, eggshell) + rect(-34, -26, 12, 52, ink) + rect(22, -26, 12, 52, ink), 52) +
      line('M204 440L290 400', SKIN, 24) +
      circle(290, 400, 15, SKIN) +
      line('M182 448L232 426', vermilion, 40),
  )
}

function terrace(): string {
  const tile = path(CENTRES.diagonal([50, 50], 62), eggshell) + circle(50, 50, 10, gold) + circle(0, 50, 12, mist)
  return rect(0, 470, 800, 130, river) + at(0, 490, repeated('t', 9, 100, 0, tile)) + rect(0, 462, 800, 24, ink)
}
