import { shade } from '../../covers/isometric.ts'
import { textLines, turned } from '../../covers/kit.ts'
import { PAPER, QUIET } from '../../covers/palette.ts'
import { at, circle, line, path, rect } from '../../covers/svg.ts'
import { tiling } from '../../covers/tiling.ts'
import { CENTRES } from '../../motifs.ts'
import { PIGMENTS } from '../../pigments.ts'
import type { TileDesign } from '../../tile.ts'
import type { Illustration } from '../illustrations.ts'
import { SKIN } from '../shared/skin.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS

const FLOOR: TileDesign = {
  ground: 'eggshell',
  corners: [
    { shape: 'lozenge', radius: 40, pigment: 'ink' },
    { shape: 'lozenge', radius: 22, pigment: 'gold' },
  ],
  edges: [],
  centre: [
    { shape: 'diagonal', radius: 52, pigment: 'vermilion' },
    { shape: 'disc', radius: 8, pigment: 'ink' },
  ],
}

/** A forearm that comes from below; the wrist is the origin. The sleeve takes the colour of what it is used in. */
const ARM = `<g id="a"><path d="M-44 12h88l22 400h-132z"/>${[
  path('M-46 0h92v20h-92z', PAPER),
  path('M-34 2l-4-42q-4-34 22-36h32q26 2 22 36l-4 42z', SKIN),
].join('')}</g>`
const FINGERS = line('M-17-74v36M1-76v38M19-74v36', shade(SKIN, 0.72), 4)
const THUMB = path('M-34 0v-40q2-48 24-58 24-4 20 26l-6 72z', SKIN) + path('M-12-92q14-8 16 8l-1 10-16-4z', PAPER)

/** A quarter of the room: what lies on a desk, `turn` quarters of a turn on. */
const quarter = (turn: number, content: string) => at(400, 300, content, 90 * turn)
const desk = (turn: number, wood: string, things: string) =>
  quarter(turn, rect(-500, 128, 552, 400, wood) + rect(-500, 128, 552, 12, shade(wood, 0.8)) + things)
const arm = (turn: number, sleeve: string, held = '', above = '') =>
  quarter(turn, at(-60, 176, `${held}<use href="#a" fill="${sleeve}"/>${above}`))

const STAMP =
  path('M-14-112h28v60h-28z', ink) + path('M-54-142h108v34H-54z', vermilion) + path('M-48-150h96v14h-96z', ink)
const PEN =
  path('M-9-40v-80l9-30 9 30v80z', ink) + path('M-9-112h18v12H-9z', gold) + path('M-4-137l4-13 4 13z', eggshell)
const GLASS =
  circle(0, -106, 48, mist) +
  circle(0, -106, 38, shade(gold, 0.3)) +
  path('M-22-134l22-4 4 22-22 4zM6-112l16 8-8 16-16-8z', eggshell)

const TRAY =
  rect(-330, 176, 150, 190, ink) + rect(-318, 190, 126, 176, PAPER) + textLines(-304, 208, [80, 60, 90, 50], QUIET, 10)
const PLANT =
  circle(-258, 216, 58, ink) +
  `<path fill="${gold}" d="${CENTRES.eight([-258, 216], 78)}"/>` +
  circle(-258, 216, 10, vermilion)
const SHEETS =
  turned(14, -250, 220, rect(-300, 160, 104, 130, QUIET)) +
  turned(5, -250, 220, rect(-302, 160, 104, 130, PAPER) + textLines(-288, 180, [70, 50, 62], mist, 10))
const KEYS =
  rect(-320, 180, 190, 96, ink) +
  `<path stroke="${mist}" stroke-width="18" stroke-dasharray="18 6" d="M-310 199h176M-310 228h176"/>` +
  rect(-280, 246, 110, 18, vermilion)

/** The form: signed, with the red seal over its last lines, and the ring of a glass. */
function form(): string {
  return [
    rect(276, 148, 248, 304, PAPER),
    rect(362, 170, 74, 18, vermilion) + textLines(362, 204, [74, 50], ink, 9),
    line('M300 306h200', ink, 4) + line('M300 342h200M300 378h200M300 414h200', QUIET, 4),
    line('M396 296q12-30 18-8t18-6 12-4 26-6', ink, 6),
    `<circle cx="434" cy="400" r="38" fill="none" stroke="${vermilion}" stroke-width="7"/><path fill="${vermilion}" d="${CENTRES.star([434, 400], 30)}"/>`,
  ].join('')
}

/**
 * Four desks seen from above, around a paper form like the petals of a tile: one clerk signs it, one stamps it, one puts the
 * coffee down on it, and one pulls it away.
 */
export const illustration: Illustration = {
  width: 800,
  height: 600,
  shapes: [
    `<defs>${ARM}</defs>`,
    at(-40, -20, tiling(FLOOR, 11, 8, 80)),
    desk(0, vermilion, TRAY),
    desk(1, river, SHEETS),
    desk(2, mist, PLANT),
    desk(3, gold, KEYS),
    arm(3, river),
    turned(-8, 400, 300, form()),
    quarter(3, at(-60, 176, THUMB)),
    arm(0, ink, STAMP, FINGERS),
    arm(1, gold, GLASS, FINGERS),
    arm(2, vermilion, PEN, FINGERS),
  ].join(''),
}
