import { shade } from '../../covers/isometric.ts'
import { circle, cut, line, path, rect } from '../../covers/svg.ts'
import { tiling } from '../../covers/tiling.ts'
import { CENTRES } from '../../motifs.ts'
import { PIGMENTS } from '../../pigments.ts'
import type { TileDesign } from '../../tile.ts'
import type { Illustration } from '../illustrations.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
const SHADE = shade(gold, 0.82)

/** What a letter may be about, its seal and the sign over its pigeonhole, and the paper that goes with it. */
const PAPERS = { disc: eggshell, upright: mist, star: eggshell, lozenge: mist } as const
type Sign = keyof typeof PAPERS
const ENVELOPE = { width: 66, height: 42 }

const PAVEMENT: TileDesign = {
  ground: 'mist',
  corners: [{ shape: 'lozenge', radius: 34, pigment: 'ink' }],
  edges: [],
  centre: [
    { shape: 'upright', radius: 46, pigment: 'eggshell' },
    { shape: 'disc', radius: 10, pigment: 'vermilion' },
  ],
}

/** By upper left corner: the sign and how many letters there are. */
const HOLES: readonly (readonly [x: number, y: number, sign: Sign, letters: number])[] = [
  [114, 240, 'disc', 3],
  [208, 240, 'upright', 1],
  [508, 240, 'star', 0],
  [602, 240, 'lozenge', 2],
  [114, 370, 'lozenge', 2],
  [208, 370, 'star', 3],
  [508, 370, 'upright', 2],
  [602, 370, 'disc', 3],
]

/** The old post office of Saigon as its own sorter: behind each window a pigeonhole, over it the sign of its letters; one is on its way. */
export const illustration: Illustration = {
  width: 800,
  height: 600,
  shapes: [
    rect(0, 0, 800, 600, vermilion),
    definitions(),
    facade(),
    ...HOLES.map(hole),
    gate(),
    clock(400, 166),
    cut(0, 510, 800, 90, tiling(PAVEMENT, 9, 1, 90)),
    line('M694 66l34-30M716 102l36-14M712 154l34 4M110 66L76 40M92 106L56 94M94 154l-36 4', eggshell, 7),
    letter('star', 622, 128, 'rotate(10)scale(1.9)'),
    letter('disc', 180, 122, 'rotate(-12)scale(1.7)'),
  ].join(''),
}

function definitions(): string {
  const envelopes = (Object.keys(PAPERS) as Sign[]).map((sign) => `<g id="${sign}">${envelope(sign)}</g>`)
  const pane = path('M0 108V42a42 42 0 0 1 84 0v66z', ink) + rect(-7, 104, 98, 12, eggshell)
  return `<defs>${envelopes.join('')}<g id="window">${pane}</g></defs>`
}

function facade(): string {
  return [
    rect(80, 200, 640, 310, gold),
    path('M296 510V166a104 104 0 0 1 208 0v344z', gold),
    path('M300 510V210h14v300zM486 510V210h14v300z', SHADE),
    rect(66, 196, 668, 22, eggshell),
    path('M296 166a104 104 0 0 1 208 0h-20a84 84 0 0 0-168 0z', eggshell),
    rect(66, 490, 668, 20, eggshell),
  ].join('')
}

function hole([x, y, sign, letters]: (typeof HOLES)[number]): string {
  const stack = Array.from({ length: letters }, (_, index) => letter(sign, x + 42, y + 84 - (letters - 1 - index) * 11))
  return [`<use href="#window" x="${x}" y="${y}"/>`, path(CENTRES[sign]([x + 42, y + 26], 15), gold), ...stack].join('')
}

/** Around the origin, closed, the seal on its flap; its upper edge is dark, so that letters in a stack stand apart. */
function envelope(sign: Sign): string {
  const [x, y] = [ENVELOPE.width / 2, ENVELOPE.height / 2]
  return [
    rect(-x, -y, 2 * x, 2 * y, PAPERS[sign]),
    path(`M${-x} ${-y}H${x}L0 6z`, ink),
    path(`M${-x + 9} ${-y + 3}H${x - 9}L0 2z`, PAPERS[sign]),
    circle(0, 3, 11, vermilion),
    path(CENTRES[sign]([0, 3], 7), PAPERS[sign]),
  ].join('')
}

function letter(sign: Sign, x: number, y: number, transform = ''): string {
  return `<use href="#${sign}" transform="translate(${x} ${y})${transform}"/>`
}

function gate(): string {
  return [
    path('M330 490V372a70 70 0 0 1 140 0v118z', ink),
    path('M330 372h34v118h-34zM436 372h34v118h-34z', river),
    line('M338 392h18M338 412h18M338 432h18M338 452h18M444 392h18M444 412h18M444 432h18M444 452h18', ink, 6),
    path(CENTRES.eight([400, 352], 40), gold),
  ].join('')
}

function clock(x: number, y: number): string {
  return [
    circle(x, y, 66, ink),
    circle(x, y, 56, eggshell),
    line(`M${x} ${y - 34}V${y}l26 18`, ink, 9),
    circle(x, y, 9, vermilion),
  ].join('')
}
